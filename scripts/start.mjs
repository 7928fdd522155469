import { spawn } from "node:child_process";
import { buildMember } from "./setup/build-member.mjs";
import { install } from "./setup/install.mjs";
import { env } from "./setup/run.mjs";

const step = (number, text) => process.stdout.write(`[${number}/3] ${text}\n`);

try {
  step(1, "Installing dependencies (a few minutes the first time, nothing after that)");
  await install();
  step(2, "Building the member app");
  await buildMember();
  step(3, "Starting the sandbox with the app");
} catch (error) {
  process.stderr.write(`Could not start: ${error.message}\n`);
  process.exit(1);
}

// The shim in node_modules/.bin is a shell: a signal sent to it would not reach the server.
const NODE = "node_modules/node/bin/node";

const server = spawn(
  NODE,
  [
    "--conditions=@satang/source",
    "packages/sandbox/src/cli.ts",
    "--static",
    "apps/member/dist",
    "--port",
    process.env.PORT || "4600",
  ],
  { env, stdio: "inherit" },
);
// The terminal signals the whole group; a supervisor signals only this process.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 0));
