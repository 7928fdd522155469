import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

// A shell that ends its whole group when its input ends: npm and npx pass no signal on to what they started. It also
// ends with this process, however that ends.
const GROUP = '("$@"; kill 0) </dev/null & cat >/dev/null; kill 0';

/**
 * Starts a server by a command that starts other programs, such as `npm run dev`, and waits for a sign in its output.
 * @param {readonly string[]} command
 * @param {RegExp} sign
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<{ found: RegExpExecArray, close: () => Promise<void> }>} what the sign found; `close` ends the
 * command with everything that it started
 */
export async function startCommand(command, sign, options) {
  const child = spawn("sh", ["-c", GROUP, "sh", ...command], {
    ...options,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  let output = "";
  const found = await new Promise((done, fail) => {
    const read = (chunk) => {
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
