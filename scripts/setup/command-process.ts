import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

// A shell that ends its whole group when its input ends: npm and npx pass no signal on to what they started. It also
// ends with this process, however that ends.
const GROUP = '("$@"; kill 0) </dev/null & cat >/dev/null; kill 0';

/** A server that was started by a command. */
export interface StartedCommand {
  /** Match of the sign. */
  readonly found: RegExpExecArray;
  /** Ends the command with everything that it started. */
  readonly close: () => Promise<void>;
}

/** Starts a server by a command that starts other programs, such as `npm run dev`, and waits for a sign in its output. */
export async function startCommand(
  command: readonly string[],
  sign: RegExp,
  options: SpawnOptions,
): Promise<StartedCommand> {
  const child = spawn("sh", ["-c", GROUP, "sh", ...command], {
    ...options,
    detached: true,
    stdio: "pipe",
  });
  const ended = once(child, "close");
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  let output = "";
  const found = await new Promise<RegExpExecArray>((done, fail) => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      const match = sign.exec(output);
      if (match) done(match);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then(
      () => fail(new Error(`${command.join(" ")} ended before it was ready\n${output}`)),
      fail,
    );
  });
  return { found, close };
}
