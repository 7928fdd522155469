import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { UsageError } from "./address.rules.ts";
import type { TestMember } from "./check.types.ts";

/** How the command line names a test member. */
export type MemberFlags = { readonly token: boolean; readonly password: boolean };

/** A terminal repeats what is typed; this one shows nothing. */
const silence = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads values that are not in the environment from stdin, one on each line. */
async function readValues(names: readonly string[]): Promise<readonly string[]> {
  const terminal = process.stdin.isTTY;
  const values = names.map((name) => process.env[name] ?? "");
  if (values.every((value) => value !== "")) return values;
  const lines = createInterface({ input: process.stdin, output: silence(), terminal });
  // An iterator keeps lines that arrive together.
  const typed = lines[Symbol.asyncIterator]();
  for (const [at, name] of names.entries()) {
    if (values[at] !== "") continue;
    if (terminal) process.stderr.write(`${name}: `);
    values[at] = ((await typed.next()).value ?? "").trim();
    if (terminal) process.stderr.write("\n");
  }
  lines.close();
  process.stdin.pause();
  const absent = names.find((_, at) => values[at] === "");
  if (absent !== undefined) {
    throw new UsageError(
      `Set ${absent}, or write it to stdin; several values are one on each line.`,
    );
  }
  return values;
}

/** The test member, from the environment or stdin: an argument would stay in the history of the shell. */
export async function readMember(flags: MemberFlags): Promise<TestMember | null> {
  if (flags.token) {
    const [token = ""] = await readValues(["SATANG_TOKEN"]);
    return { token };
  }
  if (!flags.password) return null;
  const [username = "", password = ""] = await readValues(["SATANG_USERNAME", "SATANG_PASSWORD"]);
  return { username, password };
}
