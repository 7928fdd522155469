import { readFileSync } from "node:fs";
import { guides } from "./guides.ts";
import { OWN_COMMANDS } from "./shell-commands.data.ts";

/** A command that a partner reads. */
export interface ShellCommand {
  readonly file: string;
  /** Line in the document, from 1. */
  readonly line: number;
  /** The command without its comment. */
  readonly text: string;
  /** Words of the command, without quotes. */
  readonly words: readonly string[];
}

const BLOCK = /^```sh\n([\s\S]*?)^```$/gm;
const COMMENT = /(?:^|\s+)#(?=\s).*$/;
const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g;

const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(([, double, single, bare]) => double ?? single ?? bare ?? "");

/** Commands of the blocks of `sh`, one on each line; comments are left out. */
export function commandsOf(file: string, text: string): ShellCommand[] {
  return [...text.matchAll(BLOCK)].flatMap(({ index, 1: code = "" }) => {
    const first = text.slice(0, index).split("\n").length + 1;
    return code
      .trimEnd()
      .split("\n")
      .map((written, at) => ({ line: first + at, text: written.replace(COMMENT, "").trim() }))
      .filter((command) => command.text !== "")
      .map((command) => ({ file, ...command, words: wordsOf(command.text) }));
  });
}

/** A command of the packages, and what it gets. */
export interface OwnCommand {
  readonly name: (typeof OWN_COMMANDS)[number];
  readonly args: readonly string[];
}

/** The command of the packages that a written one runs; `null` for any other. */
export function ownCommandOf({ words }: ShellCommand): OwnCommand | null {
  const [tool, second, ...rest] = words;
  if (tool === "npm" && second === "create" && rest[0] === "@satang@latest") {
    return { name: "create-satang", args: rest.slice(1).filter((word) => word !== "--") };
  }
  const name = tool === "npx" && OWN_COMMANDS.find((own) => own === second);
  return name ? { name, args: rest } : null;
}

/** Whether a written command installs packages that it names. */
export const isInstall = ({ text }: ShellCommand): boolean => /^npm install /.test(text);

/** The commands of all documents that a partner reads. */
export const readCommands = (): ShellCommand[] =>
  guides().flatMap((file) => commandsOf(file, readFileSync(file, "utf8")));
