import { startCommand } from "../../setup/command-process.ts";
import { freePort } from "../../setup/free-port.ts";
import { run } from "../../setup/run.mjs";
import { bringKnownPackages, noteInstalled } from "./known-packages.mjs";
import { outside } from "./outside.mjs";
import { PINNED } from "./templates.data.mjs";
import { runInTerminal } from "./terminal.mjs";

/** The port of the sandbox in the documents. Another one is used, so that several checks can run at once. */
export const PORT = /\b4600\b/g;

/** Commands that do not end, and what they write when they are ready; a site writes its address. */
const SERVERS = [
  [/^npx satang-sandbox (?!check)/, /Demo member/],
  [/^npm run (?:dev|start)$/, /Local: +(http:\/\/[^\s/]+)/],
];

/** What a command writes when its server is ready; `undefined` for a command that ends. */
export const signOf = ({ text }) => SERVERS.find(([pattern]) => pattern.test(text))?.[1];

const DOWN = "\u001b[B";

/** What a reader answers to the questions of `npm create @satang`. The page models know English. */
const ANSWERS = [
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

function pinned(word) {
  if (!NEWEST_OF_OTHERS.test(word)) return word;
  if (!PINNED[word]) throw new Error(`templates.data.mjs has no version for ${word}`);
  return PINNED[word];
}

/**
 * Runs a command of a document to its end, in a folder outside of the project.
 * @param {Pick<import("../../docs/shell-commands.ts").ShellCommand, "text" | "words">} command
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runWritten({ text, words }, cwd) {
  const { env } = await outside();
  const all = words.map(pinned);
  if (/^npm create @satang@/.test(text)) return runInTerminal(all, ANSWERS, { cwd, env });
  const installs = INSTALLS.test(text);
  if (installs) await bringKnownPackages(cwd);
  const [command, ...args] = all;
  const ended = await run(command, args, { cwd, env, quiet: true });
  if (installs && ended.code === 0) await noteInstalled(cwd);
  return ended;
}

/** Starts a server by a command of a document, in the same way. @returns as `startCommand` */
export async function startWritten(command, cwd, sign = signOf(command)) {
  const { env } = await outside();
  // A server for production ends when its port is taken, and one for development takes the next.
  const port = command.text === "npm run start" ? { PORT: String(await freePort()) } : {};
  return startCommand(command.words, sign, { cwd, env: { ...env, ...port } });
}
