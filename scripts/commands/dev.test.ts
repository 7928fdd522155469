import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

it("`pnpm dev` ends without an error on Ctrl-C: no shell in between is ended by the signal", async () => {
  const env = {
    ...process.env,
    PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}`,
    PORT: "0",
  };
  // In its own process group, as a package manager runs it: a terminal signals the whole group.
  const dev = spawn(scripts.dev, { shell: true, detached: true, env });
  const ended = once(dev, "close");
  const signal = (name: NodeJS.Signals) => process.kill(-(dev.pid ?? 0), name);
  onTestFinished(() => void (dev.exitCode ?? dev.signalCode ?? signal("SIGKILL")));
  for await (const line of createInterface({ input: dev.stdout })) {
    if (line.includes("Demo member")) break;
  }
  signal("SIGINT");
  expect(await ended).toEqual([0, null]);
}, 90_000);
