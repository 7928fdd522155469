import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PACKAGES } from "../setup/build-packages.ts";
import { run } from "../setup/run.mjs";

/** The folder in which the packages are installed as at a partner. */
export const PACKED = resolve(".satang/packed");

async function runOrThrow(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed\n${output}`);
}

/**
 * Only declared dependencies are installed next to a package, so that an undeclared import fails.
 */
function linkDependencies(folder, name, manifest) {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const dependency of Object.keys(declared)) {
    if (dependency.startsWith("@satang/")) continue;
    const link = join(folder, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(`packages/${name}/node_modules/${dependency}`), link);
  }
}

/**
 * Packs every published package and unpacks it below `.satang/packed/node_modules`.
 * @returns {Promise<{ name: string, folder: string, tarball: string, manifest: object }[]>}
 */
export async function packAll() {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
  const filter = ["-r", "--filter", "./packages/*"];
  await runOrThrow("npx", ["-y", packageManager, ...filter, "pack", "--pack-destination", PACKED]);
  const tarballs = readdirSync(PACKED);
  return Promise.all(
    PACKAGES.map(async (folderName) => {
      const file = tarballs.find((candidate) => candidate.startsWith(`satang-${folderName}-`));
      if (!file) throw new Error(`${folderName} was not packed`);
      const tarball = join(PACKED, file);
      const folder = join(PACKED, "node_modules/@satang", folderName);
      mkdirSync(folder, { recursive: true });
      await runOrThrow("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
      const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      linkDependencies(folder, folderName, manifest);
      return { name: manifest.name, folder, tarball, manifest };
    }),
  );
}
