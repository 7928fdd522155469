import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { install } from "../packages/installed.ts";
import { PACKED } from "../packages/pack.ts";
import { run } from "../setup/run.mjs";
import { published } from "./changesets.ts";

/** A project that installs every published package, as a partner's does. */
const PARTNER = resolve(".satang/partner");

const tarballOf = (name: string) => {
  const folder = name.replace("@satang/", "");
  const { version } = JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8"));
  return join(PACKED, `satang-${folder}-${version}.tgz`);
};

/** Runs npm in {@link PARTNER}. */
export const npm = (...args: readonly string[]): ReturnType<typeof run> =>
  run("npm", args, { cwd: PARTNER, quiet: true });

/**
 * Packs the packages and writes the lockfile of {@link PARTNER}: the versions that a partner would
 * install today.
 * @throws Error with npm's output
 */
export async function lockAsPartner(): Promise<void> {
  await install();
  rmSync(PARTNER, { recursive: true, force: true });
  mkdirSync(PARTNER, { recursive: true });
  const dependencies: Record<string, string> = {};
  for (const name of published()) {
    const tarball = tarballOf(name);
    copyFileSync(tarball, join(PARTNER, basename(tarball)));
    dependencies[name] = `file:${basename(tarball)}`;
  }
  const manifest = { name: "satang-partner", version: "0.0.0", private: true, dependencies };
  writeFileSync(join(PARTNER, "package.json"), JSON.stringify(manifest));
  const { code, output } = await npm("install", "--package-lock-only", "--ignore-scripts");
  if (code !== 0) throw new Error(output);
}
