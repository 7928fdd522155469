import type { ShellCommand } from "../../docs/shell-commands.ts";
import { type StartedCommand, startCommand } from "../../setup/command-process.ts";
import { freePort } from "../../setup/free-port.ts";
import { run } from "../../setup/run.mjs";
import { bringKnownPackages, noteInstalled } from "./known-packages.ts";
import { outside } from "./outside.ts";
import { PINNED } from "./templates.data.ts";
import { runInTerminal } from "./terminal.ts";

/** A command as a document has it. */
type Written = Pick<ShellCommand, "text" | "words">;

/** The port of the sandbox in the documents. Another one is used, so that several checks can run at once. */
export const PORT = /\b4600\b/g;

/** Commands that do not end, and what they write when they are ready; a site writes its address. */
const SERVERS: readonly (readonly [command: RegExp, sign: RegExp])[] = [
  [/^npx satang-sandbox (?!check)/, /Demo member/],
  [/^npm run (?:dev|start)$/, /Local: +(http:\/\/[^\s/]+)/],
];

/** Sign that a command writes when its server is ready; `undefined` for a command that ends. */
export const signOf = ({ text }: Written): RegExp | undefined =>
  SERVERS.find(([pattern]) => pattern.test(text))?.[1];

const DOWN = "\u001b[B";

/** Answers of a reader to the questions of `npm create @satang`. The page models know English. */
const ANSWERS: readonly (readonly [question: string, keys: string])[] = [
  ["Folder", "\r"],
  ["Framework", "\r"],
  ["Brand colour", "#7a1fa2\r"],
  ["Flows", "\r"],
  ["Language of the members", `${DOWN}${DOWN}\r`],
];

/** A command that installs the packages of a site, or adds some. */
const INSTALLS = /^npm install\b/;

/** A program of others in its newest version. */
const NEWEST_OF_OTHERS = /^(?!@satang\b).+@latest$/;

function pinned(word: string): string {
  if (!NEWEST_OF_OTHERS.test(word)) return word;
  const version = PINNED[word];
  if (!version) throw new Error(`templates.data.ts has no version for ${word}`);
  return version;
}

/** Runs a command of a document to its end, in a folder outside of the project. */
export async function runWritten(
  { text, words }: Written,
  cwd: string,
): Promise<{ code: number; output: string }> {
  const { env } = await outside();
  const all = words.map(pinned);
  if (/^npm create @satang@/.test(text)) return runInTerminal(all, ANSWERS, { cwd, env });
  const installs = INSTALLS.test(text);
  if (installs) await bringKnownPackages(cwd);
  const [command = "", ...args] = all;
  const ended = await run(command, args, { cwd, env, quiet: true });
  if (installs && ended.code === 0) await noteInstalled(cwd);
  return ended;
}

/** Starts a server by a command of a document, in the same way. */
export async function startWritten(
  command: Written,
  cwd: string,
  sign: RegExp,
): Promise<StartedCommand> {
  const { env } = await outside();
  // A server for production ends when its port is taken, and one for development takes the next.
  const port = command.text === "npm run start" ? { PORT: String(await freePort()) } : {};
  return startCommand(command.words, sign, { cwd, env: { ...env, ...port } });
}
