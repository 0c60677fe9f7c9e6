// A TOML table of a game, read when the client is built.
declare module "*.toml" {
  const table: any;
  export default table;
}
