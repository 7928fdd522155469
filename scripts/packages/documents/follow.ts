import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ShellCommand } from "../../docs/shell-commands.ts";
import { type Step, stepsOf } from "../../docs/steps.ts";
import type { StartedCommand } from "../../setup/command-process.ts";
import { PORT, runWritten, signOf, startWritten } from "./written.ts";

/** Where a reader is in the end. */
export type Followed = {
  readonly folder: string;
  /** The address of the site that was started. */
  readonly origin: string | undefined;
  /** Ends all that was started. */
  readonly close: () => Promise<unknown>;
};

/**
 * The steps of a section of a document.
 * @param section its heading
 * @param port of the sandbox, in place of the one in the document
 */
export async function readSteps(file: string, section: string, port: string): Promise<Step[]> {
  const text = (await readFile(file, "utf8")).replace(PORT, port);
  const steps = stepsOf(file, text).filter((step) => step.section === section);
  if (steps.length === 0) throw new Error(`${file} has no steps in "${section}"`);
  return steps;
}

async function runOrThrow(command: ShellCommand, cwd: string) {
  const { code, output } = await runWritten(command, cwd);
  if (code !== 0)
    throw new Error(
      `${command.file}:${command.line} ${command.text} ended with ${code}\n${output}`,
    );
}

async function write({ path, code }: Extract<Step, { path: string }>, cwd: string) {
  const place = join(cwd, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, code);
}

/**
 * Follows a document as its reader does: runs each command, and writes each file.
 * @param folder in which the reader begins
 */
export async function follow(steps: readonly Step[], folder: string): Promise<Followed> {
  await mkdir(folder, { recursive: true });
  const started: StartedCommand[] = [];
  const close = () => Promise.all(started.map((server) => server.close()));
  let cwd = folder;
  try {
    for (const step of steps) {
      const sign = "command" in step && signOf(step.command);
      if (!("command" in step)) await write(step, cwd);
      else if (sign) started.push(await startWritten(step.command, cwd, sign));
      else if (step.command.words[0] === "cd") cwd = join(cwd, step.command.words[1] ?? "");
      else await runOrThrow(step.command, cwd);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { folder: cwd, origin: started.map(({ found }) => found[1]).find(Boolean), close };
}
