import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const entry = new URL("../src/cli.ts", import.meta.url).pathname;

function run(args: readonly string[]) {
  const child = spawn(process.execPath, ["--conditions=@satang/source", entry, ...args], {
    env: { ...process.env, DATABASE_URL: "" },
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

describe("satang-sandbox", { timeout: START_TIMEOUT }, () => {
  it("says where it listens and ends cleanly on Ctrl-C", async () => {
    const { child, lines } = run(["--port", "0"]);
    const ended = once(child, "close");
    let url = "";
    for await (const line of lines) {
      url = /http:\/\/\S+/.exec(line)?.[0] ?? url;
      if (line.includes("Demo member")) break;
    }
    const headers = { "x-client": "wallet-user" };
    expect((await fetch(`${url}/api/lookup/info`, { headers })).status).toBe(200);
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(0);
  });

  it("explains a flag it does not know and a port that is none", async () => {
    const bad = run(["--port", "many"]).child;
    let said = "";
    bad.stderr.on("data", (chunk) => {
      said += chunk;
    });
    expect((await once(bad, "close"))[0]).toBe(1);
    expect(said).toContain("--port is a number");
  });
});
