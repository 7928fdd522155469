import { env, run } from "../setup/run.mjs";
import { PACKED } from "./pack.mjs";

const SCRIPT = `
  const [specifier] = process.argv.slice(1);
  if (typeof document !== "undefined") throw new Error("there is a DOM");
  const names = Object.keys(await import(specifier));
  if (names.length === 0) throw new Error("it exports nothing");
`;

/**
 * Imports one entry in a Node of its own: no DOM, and none of this process's export conditions.
 * @returns {Promise<string[]>} what went wrong
 */
export async function importEntry(specifier) {
  const { code, output } = await run(
    "node",
    ["--input-type=module", "--eval", SCRIPT, "--", specifier],
    {
      cwd: PACKED,
      quiet: true,
      env: { ...env, NODE_OPTIONS: "" },
    },
  );
  const reason = output.split("\n").find((line) => /Error/.test(line)) ?? output;
  return code === 0 ? [] : [`${specifier} cannot be imported in Node: ${reason.trim()}`];
}
