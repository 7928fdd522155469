import { existsSync } from "node:fs";
import { fingerprint, isFresh, remember } from "./fingerprint.mjs";
import { generate } from "./generate.mjs";
import { pnpm } from "./pnpm.mjs";
import { run } from "./run.mjs";

/**
 * Native parts are optional dependencies: pnpm skips one without a message when its download fails.
 */
async function isComplete() {
  const { code } = await run("node", ["--input-type=module", "-e", "await import('vite')"], {
    quiet: true,
  });
  return code === 0;
}

/** Installs exactly the versions of the lockfile, once for each state of the lockfile. */
async function installDependencies() {
  const value = fingerprint(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"]);
  if (existsSync("node_modules/.bin/node") && isFresh("install", value)) return;
  const args = ["install", "--frozen-lockfile", "--config.confirmModulesPurge=false"];
  for (const _attempt of ["first", "once more"]) {
    const { code } = await pnpm(...args);
    if (code !== 0) throw new Error("installing the dependencies failed");
    if (await isComplete()) {
      remember("install", value);
      return;
    }
  }
  throw new Error("a native part of the build tools could not be installed");
}

/** Makes a checkout complete: its dependencies, and the code that is generated from the contract. */
export async function install() {
  await installDependencies();
  await generate();
}
