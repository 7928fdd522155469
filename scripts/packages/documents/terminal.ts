import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Variables that a shell passes on; some drop a name such as that of the registry of a scope. */
const KEPT_BY_SHELLS = /^\w+$/;

/** The program `script` gives a command a terminal, by a shell; its options differ between systems. */
function inTerminal(command: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const others = Object.entries(env).filter(([name]) => !KEPT_BY_SHELLS.test(name));
  const words = ["env", ...others.map(([name, value]) => `${name}=${value}`), ...command];
  // Without a width, every letter is on a line of its own.
  const line = `stty cols 100 rows 40; exec ${words.map(quoted).join(" ")}`;
  return process.platform === "linux"
    ? ["-qefc", line, "/dev/null"]
    : ["-q", "/dev/null", "sh", "-c", line];
}

/**
 * Runs a command in a terminal, and answers its questions there.
 * @param answers keys that are pressed when the question is shown
 */
export function runInTerminal(
  command: readonly string[],
  answers: readonly (readonly [question: string, keys: string])[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn("script", inTerminal(command, env), { cwd, env, stdio: "pipe" });
    const open = new Map(answers);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += stripVTControlCharacters(String(chunk));
      for (const [question, keys] of open) {
        if (!output.includes(question)) continue;
        open.delete(question);
        child.stdin.write(keys);
      }
    });
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}
