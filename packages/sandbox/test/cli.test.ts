import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** The address that the command prints when it is ready. */
async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  let url = "";
  for await (const line of lines) {
    url = /http:\/\/\S+/.exec(line)?.[0] ?? url;
    if (line.includes("Demo member")) break;
  }
  return url;
}

describe("satang-sandbox", { timeout: START_TIMEOUT }, () => {
  it("uses 4600 or the next free port when PORT is empty, prints its address, and ends without an error on Ctrl-C", async () => {
    const { child, lines } = run([], { PORT: "" });
    const ended = once(child, "close");
    const url = await addressOf(lines);
    const port = Number(new URL(url).port);
    expect(port).toBeGreaterThanOrEqual(4600);
    expect(port).toBeLessThan(4650);
    const headers = { "x-client": "wallet-user" };
    expect((await fetch(`${url}/api/lookup/info`, { headers })).status).toBe(200);
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(0);
  });

  it(
    "refuses a data folder that another process uses, until that process has ended",
    async () => {
      const home = await mkdtemp(join(tmpdir(), "satang-shared-"));
      const args = ["--port", "0", "--data", join(home, "data")];
      const first = run(args);
      const firstEnded = once(first.child, "close");
      await addressOf(first.lines);
      const second = run(args).child;
      let message = "";
      second.stderr.on("data", (chunk) => {
        message += chunk;
      });
      expect((await once(second, "close"))[0]).toBe(1);
      expect(message).toContain(`is in use by process ${first.child.pid}`);
      first.child.kill("SIGKILL");
      await firstEnded;
      const third = run(args);
      const thirdEnded = once(third.child, "close");
      expect(await addressOf(third.lines)).toContain("http://");
      third.child.kill("SIGTERM");
      expect((await thirdEnded)[0]).toBe(0);
      await rm(home, { recursive: true });
    },
    3 * START_TIMEOUT,
  );

  it(
    "answers scenario calls on an address of other machines only when they are asked for",
    async () => {
      for (const [flags, status] of [
        [[], 404],
        [["--scenarios", "--scenario-host", "sandbox"], 200],
      ] as const) {
        const { child, lines } = run(["--port", "0", "--host", "0.0.0.0", ...flags]);
        const ended = once(child, "close");
        const url = await addressOf(lines);
        expect((await fetch(`${url}/sandbox/clock`)).status).toBe(status);
        child.kill("SIGTERM");
        expect((await ended)[0]).toBe(0);
      }
    },
    2 * START_TIMEOUT,
  );

  it("rejects a port that is not a number from 0 to 65535", async () => {
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
});
