# What the server itself says, in English.

## Refusals

error-malformed = The server did not understand that message.
error-too-fast = That was too much at once: please wait a moment.
error-too-large = That is too large: at most { $n } KB.
error-uploading = One journal at a time, please: another one of yours is still being read.
error-too-many = Too many connections come from your network.
error-full = Too many people are at this table already.
error-hello = The first message must say who you are.
error-webhook = This address cannot be called: give one that begins with http:// or https://.
error-webhook-private = This address leads into a private network, which this server does not call.
error-host = The server is not known by this name: whoever runs it can add the name with --origin.
error-origin = This page comes from elsewhere and may not speak to this server.
error-metrics = Measurements are told only on the server’s own machine.
error-no-page = There is nothing at this address.
error-too-long = That took too long to work out, and was given up.
error-shelf-name = There is no { $name } on this shelf.
error-shelf-file = { $name } is a link or no plain file: nothing is read or written there.
error-shelf-large = { $name } is too large: at most { $n } KB.
error-shelf-text = { $name } is not text in UTF-8.
error-shelf-changed = { $name } was changed by somebody else meanwhile: nothing was written.
error-shelf-full = { $name } cannot be written: { $why }.

## Pages

page-unbuilt = The server runs, but its web table is not built: run “make play” in Noctuary’s folder, or install a released package.
page-missing = There is nothing at this address.
