import { printable } from "../theme/errors/shown-value.ts";
import type { ContrastLevel } from "../theme/tokens/brand.types.ts";

/** Exit codes of the process. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

export const USAGE = `satang-theme: check, make and convert themes of @satang/ui

  satang-theme check <file>... [--level AA|AAA] [--report report.html]
  satang-theme from-color <colour> [--id brand] [--level AA|AAA] [--keep] [--radius px] [--font name]
                          [--format css|json|tokens|ts] [--unlayered] [--out file]
  satang-theme export <file> [--id brand] [--format css|json|tokens|ts] [--unlayered] [--out file]

A file is a brand as JSON, design tokens (2025.10) as JSON, or a .js, .mjs or .ts module that exports brands; a module is run.
--keep uses the colour for the main action also where its contrast is too low, and names the pairs that fail.
--radius is that of a button; the other corners follow it. --font is the first font; the included ones follow it.
"-" is what comes from stdin, as JSON; without --out a theme goes to stdout.
Exit code: 0 every theme passes, 1 one fails or cannot be read as a theme, 2 the command was not understood.`;

/** The command line is invalid: the only failure after which the usage is printed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Text of files and of the command line, line by line, without characters that a terminal obeys. */
const shown = (text: string) => text.split("\n").map(printable).join("\n");

/** Prints what was asked for. */
export const say = (text: string) => process.stdout.write(`${shown(text)}\n`);

/** Prints what went wrong. */
export const warn = (text: string) => process.stderr.write(`${shown(text)}\n`);

/** Options of the command line. */
export interface Options {
  level?: string | undefined;
  report?: string | undefined;
  format?: string | undefined;
  out?: string | undefined;
  id?: string | undefined;
  unlayered?: boolean | undefined;
  keep?: boolean | undefined;
  radius?: string | undefined;
  font?: string | undefined;
}

/** @throws UsageError */
export function levelOf({ level }: Options): ContrastLevel | undefined {
  if (level === undefined || level === "AA" || level === "AAA") return level;
  throw new UsageError(`--level is "${level}"; expected AA or AAA`);
}
