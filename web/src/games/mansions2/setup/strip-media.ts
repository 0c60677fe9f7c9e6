// Strips music and pictures from a quest before the upload, since nobody needs them. The parts of a zip are copied as
// they are; nothing is unpacked.
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const TAIL = 65_557;
const HEAD = /(^|[\\/])quest\.ini$/i;
const PART = /\.(ini|txt)$/i;

const view = async (file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await file.slice(from, to).arrayBuffer());

type Part = { name: string; record: Uint8Array<ArrayBuffer>; size: number; at: number };

/** Return the records of a zip's contents; null if it cannot be read. */
async function parts(file: Blob): Promise<Part[]> {
  const from = Math.max(0, file.size - TAIL);
  const tail = await view(file, from, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) return [];
  const begin = tail.getUint32(end + 16, true);
  const all = await view(file, begin, begin + tail.getUint32(end + 12, true));
  const found: Part[] = [];
  for (let at = 0; at + 46 <= all.byteLength && all.getUint32(at, true) === ENTRY;) {
    const named = all.getUint16(at + 28, true);
    const length = 46 + named + all.getUint16(at + 30, true) + all.getUint16(at + 32, true);
    const record = new Uint8Array(all.buffer.slice(at, at + length));
    const name = new TextDecoder().decode(record.slice(46, 46 + named));
    found.push({ name, record, size: all.getUint32(at + 20, true), at: all.getUint32(at + 42, true) });
    at += length;
  }
  return found;
}

/** Return the package of a quest without its media; any other file as it is. */
export async function stripMedia(file: Blob): Promise<Blob> {
  const all = await parts(file);
  const kept = all.filter((part) => PART.test(part.name));
  if (kept.length === all.length || !kept.some((part) => HEAD.test(part.name))) return file;
  const body: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  let offset = 0;
  for (const part of kept) {
    const local = await view(file, part.at, part.at + 30);
    if (local.byteLength < 30) return file;
    const length = 30 + local.getUint16(26, true) + local.getUint16(28, true) + part.size;
    body.push(file.slice(part.at, part.at + length));
    new DataView(part.record.buffer).setUint32(42, offset, true);
    offset += length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, kept.length, true);
  end.setUint16(10, kept.length, true);
  end.setUint32(
    12,
    kept.reduce((sum, part) => sum + part.record.length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Blob([...body, ...kept.map((part) => part.record), new Uint8Array(end.buffer)], {
    type: "application/zip",
  });
}
