import { pathToFileURL } from "node:url";
import { env, run } from "../setup/run.mjs";
import { PACKED } from "./pack.ts";

const SCRIPT = `
  const [specifier] = process.argv.slice(1);
  if (typeof document !== "undefined") throw new Error("there is a DOM");
  const names = Object.keys(await import(specifier));
  if (names.length === 0) throw new Error("it exports nothing");
`;
const SHEETS = "for (const specifier of process.argv.slice(1)) await import(specifier);";
const SERVER_COMPONENTS = [
  "--conditions=react-server",
  "--import",
  pathToFileURL("scripts/packages/server-components.ts").href,
];

/** In a separate Node process: without a DOM, and without the export conditions of this process. */
async function tryToImport(
  script: string,
  specifiers: readonly string[],
  options: readonly string[],
): Promise<string | undefined> {
  const { code, output } = await run(
    "node",
    [...options, "--input-type=module", "--eval", script, "--", ...specifiers],
    { cwd: PACKED, quiet: true, env: { ...env, NODE_OPTIONS: "" } },
  );
  const reason = output.split("\n").find((line) => /Error/.test(line)) ?? output;
  return code === 0 ? undefined : reason.trim();
}

/**
 * Imports one entry as a script does, and as a host's server components do, which follow `"use
 * client"`.
 * @returns problems
 */
export async function importEntry(specifier: string): Promise<string[]> {
  const alone = await tryToImport(SCRIPT, [specifier], []);
  if (alone) return [`${specifier} cannot be imported in Node: ${alone}`];
  const server = await tryToImport(SCRIPT, [specifier], SERVER_COMPONENTS);
  return server ? [`${specifier} cannot be imported by server components: ${server}`] : [];
}

/**
 * Imports style sheets in Node, where each is an empty module, so that a server or a test can
 * import them.
 * @returns problems
 */
export async function importSheets(specifiers: readonly string[]): Promise<string[]> {
  const failed = await tryToImport(SHEETS, specifiers, []);
  return failed ? [`a style sheet cannot be imported in Node: ${failed}`] : [];
}
