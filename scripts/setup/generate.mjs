import { run } from "./run.mjs";

/** Writes the code of the client that the contract determines: its types, tables and examples. */
export async function generate() {
  const { code } = await run("node", ["packages/api/scripts/generate.ts"]);
  if (code !== 0) throw new Error("generating the code of the client from openapi/ failed");
}
