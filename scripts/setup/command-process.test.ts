import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startCommand } from "./command-process.ts";

const SERVER = `
  const server = require("node:net").createServer();
  server.listen(0, "127.0.0.1", () => console.log("ready", server.address().port));
`;
/** A program that starts the server and passes no signal on, as npm. */
const STARTER = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(SERVER)}], { stdio: "inherit" });`;

/** A connection; `closed` resolves when the server has ended, also when it resets the connection. */
async function connectTo(port: number) {
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise((resolve) => {
    socket.on("close", resolve);
  });
  await once(socket, "connect");
  socket.on("error", () => undefined);
  return { closed };
}

test("a server below another program ends when it is closed", async () => {
  const { found, close } = await startCommand([process.execPath, "-e", STARTER], /ready (\d+)/, {});
  const { closed } = await connectTo(Number(found[1]));
  await close();
  await closed;
});

test("a server ends with the process that started it, also when that one is killed", async () => {
  const script = `
    import { startCommand } from "./scripts/setup/command-process.ts";
    const { found } = await startCommand([process.execPath, "-e", ${JSON.stringify(STARTER)}], /ready (\\d+)/, {});
    console.log(found[1]);
  `;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const [port] = await once(owner.stdout, "data");
  const { closed } = await connectTo(Number(port));
  owner.kill("SIGKILL");
  await closed;
});

test("a command that ends before its server is ready is reported with its output", async () => {
  const started = startCommand(["sh", "-c", "echo no port; exit 1"], /ready/, {});
  await expect(started).rejects.toThrow(/ended before it was ready\nno port/);
});
