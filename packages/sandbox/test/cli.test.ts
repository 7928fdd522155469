import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const entry = new URL("../src/cli.ts", import.meta.url).pathname;

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--conditions=@satang/source", entry, ...args], {
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

/** The address a command says it listens on, once it is ready. */
async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  let url = "";
  for await (const line of lines) {
    url = /http:\/\/\S+/.exec(line)?.[0] ?? url;
    if (line.includes("Demo member")) break;
  }
  return url;
}

describe("satang-sandbox", { timeout: START_TIMEOUT }, () => {
  it("says where it listens and ends cleanly on Ctrl-C", async () => {
    const { child, lines } = run(["--port", "0"]);
    const ended = once(child, "close");
    const url = await addressOf(lines);
    const headers = { "x-client": "wallet-user" };
    expect((await fetch(`${url}/api/lookup/info`, { headers })).status).toBe(200);
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(0);
  });

  it("explains a flag it does not know and a port that is none", async () => {
    for (const port of ["many", "", "65536"]) {
      const bad = run(["--port", port]).child;
      let said = "";
      bad.stderr.on("data", (chunk) => {
        said += chunk;
      });
      expect((await once(bad, "close"))[0]).toBe(1);
      expect(said).toContain("--port is a number");
    }
  });

  it("takes an empty PORT for none: 4600 or the next free one, not any", async () => {
    const { child, lines } = run([], { PORT: "" });
    const ended = once(child, "close");
    const port = Number(new URL(await addressOf(lines)).port);
    child.kill("SIGTERM");
    expect(port).toBeGreaterThanOrEqual(4600);
    expect(port).toBeLessThan(4650);
    expect((await ended)[0]).toBe(0);
  });
});
