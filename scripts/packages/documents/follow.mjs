import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stepsOf } from "../../docs/steps.ts";
import { PORT, runWritten, signOf, startWritten } from "./written.mjs";

/**
 * The steps of a section of a document.
 * @param {string} section its heading
 * @param {string} port of the sandbox, in place of the one in the document
 */
export async function readSteps(file, section, port) {
  const text = (await readFile(file, "utf8")).replace(PORT, port);
  const steps = stepsOf(file, text).filter((step) => step.section === section);
  if (steps.length === 0) throw new Error(`${file} has no steps in "${section}"`);
  return steps;
}

async function runOrThrow(command, cwd) {
  const { code, output } = await runWritten(command, cwd);
  if (code !== 0)
    throw new Error(
      `${command.file}:${command.line} ${command.text} ended with ${code}\n${output}`,
    );
}

async function write({ path, code }, cwd) {
  const place = join(cwd, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, code);
}

/**
 * Follows a document as its reader does: runs each command, and writes each file.
 * @param {import("../../docs/steps.ts").Step[]} steps
 * @param {string} folder in which the reader begins
 * @returns {Promise<{ folder: string, origin: string | undefined, close: () => Promise<unknown> }>} where the reader is
 * in the end, the address of the site that was started, and what ends all that was started
 */
export async function follow(steps, folder) {
  await mkdir(folder, { recursive: true });
  const started = [];
  const close = () => Promise.all(started.map((server) => server.close()));
  let cwd = folder;
  try {
    for (const step of steps) {
      const { command } = step;
      if (!command) await write(step, cwd);
      else if (command.words[0] === "cd") cwd = join(cwd, command.words[1]);
      else if (signOf(command)) started.push(await startWritten(command, cwd));
      else await runOrThrow(command, cwd);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { folder: cwd, origin: started.map(({ found }) => found[1]).find(Boolean), close };
}
