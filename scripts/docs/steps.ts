import { readFileSync } from "node:fs";
import { blocksOf } from "./code-blocks.ts";
import { FOLLOWED } from "./shell-commands.data.ts";
import { commandsOf, type ShellCommand } from "./shell-commands.ts";

/** Step of a reader of a document: runs a command, or writes a file. */
export type Step = {
  /** The nearest heading above. */
  readonly section: string;
} & ({ readonly command: ShellCommand } | { readonly path: string; readonly code: string });

const FENCE = /^```/;
const HEADING = /^#+ (.+)$/;
/** A style sheet with its path in its first line. */
const SHEET = /^```css\n(\/\* ([\w./-]+\.css) \*\/\n[\s\S]*?)^```$/gm;

/** The nearest heading above each line. */
function sectionsOf(text: string): string[] {
  let section = "";
  let isCode = false;
  return text.split("\n").map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode) section = HEADING.exec(line)?.[1] ?? section;
    return section;
  });
}

/** The commands and the files of a document, in its order. */
export function stepsOf(file: string, text: string): Step[] {
  const sections = sectionsOf(text);
  const at = (line: number) => sections[line - 1] ?? "";
  const commands = commandsOf(file, text).map((command) => ({
    line: command.line,
    step: { section: at(command.line), command },
  }));
  const files = blocksOf(file, text).flatMap(({ name, code, line }) =>
    name === null ? [] : [{ line, step: { section: at(line), path: name, code } }],
  );
  const sheets = [...text.matchAll(SHEET)].map(({ index, 1: code = "", 2: path = "" }) => {
    const line = text.slice(0, index).split("\n").length + 1;
    return { line, step: { section: at(line), path, code } };
  });
  return [...commands, ...files, ...sheets].sort((a, b) => a.line - b.line).map(({ step }) => step);
}

/** Whether a command is in a section that a check follows. */
export function isFollowed({ file, line }: ShellCommand): boolean {
  const sections = FOLLOWED[file];
  if (!sections) return false;
  return stepsOf(file, readFileSync(file, "utf8")).some(
    (step) => "command" in step && step.command.line === line && sections.includes(step.section),
  );
}
