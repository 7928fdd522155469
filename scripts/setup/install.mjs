import { existsSync, readFileSync } from "node:fs";
import { fingerprint, isFresh, remember } from "./fingerprint.mjs";
import { run } from "./run.mjs";

/** Installs exactly what the lockfile names, once for each lockfile. */
export async function install() {
  const value = fingerprint(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"]);
  if (existsSync("node_modules/.bin/node") && isFresh("install", value)) return;
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
  const { code } = await run("npx", ["-y", packageManager, "install", "--frozen-lockfile", "--ignore-pnpmfile"]);
  if (code !== 0) throw new Error("installing the dependencies failed");
  remember("install", value);
}
