import { execFile } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isClient } from "./client.ts";

const run = promisify(execFile);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "satang-modules-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sources of other folders that the build of a package reads. */
const READS: Readonly<Record<string, readonly string[]>> = {
  i18n: ["scripts/lint", "scripts/messages", "packages/ui/src"],
};

/** The published scripts of a package, by their path, built in a copy of the repository. */
async function buildIn(place: string, name: string) {
  const copy = join(folder, name, place);
  const packageFolder = join(copy, "packages", name);
  await mkdir(copy, { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const path of [
    "package.json",
    "tsconfig.base.json",
    "scripts/browsers",
    "scripts/modules",
    `packages/${name}`,
    ...(READS[name] ?? []),
  ]) {
    await cp(path, join(copy, path), {
      recursive: true,
      filter: (source) => !/node_modules|\/dist$/.test(source),
    });
  }
  await run(join(process.cwd(), "node_modules/.bin/tsup"), { cwd: packageFolder });
  const built: Record<string, string> = {};
  for await (const path of glob("dist/**/*.js", { cwd: packageFolder })) {
    built[path] = await readFile(join(packageFolder, path), "utf8");
  }
  return built;
}

describe.each(["api", "machines", "i18n", "headless"])("%s", (name) => {
  test("the published scripts do not depend on the folder of the build", async () => {
    const here = await buildIn("here", name);
    expect(Object.keys(here).length).toBeGreaterThan(10);
    expect(here).toEqual(await buildIn("another/folder", name));
  });
});

test("a server component cannot call createSatang or read parts: they have functions, which no page can get", async () => {
  const built = await buildIn("once", "headless");
  expect(isClient(built["dist/provider/create-satang.js"] ?? "")).toBe(true);
  expect(isClient(built["dist/wallet/Wallet.js"] ?? "")).toBe(true);
});
