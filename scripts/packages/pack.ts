import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PACKAGES } from "../setup/build-packages.ts";
import { run } from "../setup/run.mjs";

/** The folder in which the packages are installed as at a partner. */
export const PACKED = resolve(".satang/packed");

type Versions = Readonly<Record<string, string>>;

/** The part of a published `package.json` that is read. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
};

/** A package that is installed below {@link PACKED}. */
export type Installed = {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
};

/** A package as it is published. */
export type Packed = Installed & { readonly tarball: string };

/** A package that is installed below {@link PACKED}, by its folder in the repository. */
export function readInstalled(folderName: string): Installed {
  const folder = join(PACKED, "node_modules/@satang", folderName);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  return { name: manifest.name, folder, manifest };
}

async function runOrThrow(command: string, args: readonly string[]) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed\n${output}`);
}

/**
 * Only declared dependencies are installed next to a package, so that an undeclared import fails.
 */
function linkDependencies(name: string, { folder, manifest }: Installed) {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const dependency of Object.keys(declared)) {
    if (dependency.startsWith("@satang/")) continue;
    const link = join(folder, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(`packages/${name}/node_modules/${dependency}`), link);
  }
}

/** Packs every published package and unpacks it below {@link PACKED}. */
export async function packAll(): Promise<Packed[]> {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
  const filter = ["-r", "--filter", "./packages/*"];
  await runOrThrow("npx", ["-y", packageManager, ...filter, "pack", "--pack-destination", PACKED]);
  const tarballs = readdirSync(PACKED);
  return Promise.all(
    PACKAGES.map(async (name) => {
      const file = tarballs.find((candidate) => candidate.startsWith(`satang-${name}-`));
      if (!file) throw new Error(`${name} was not packed`);
      const tarball = join(PACKED, file);
      const folder = join(PACKED, "node_modules/@satang", name);
      mkdirSync(folder, { recursive: true });
      await runOrThrow("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
      const installed = readInstalled(name);
      linkDependencies(name, installed);
      return { ...installed, tarball };
    }),
  );
}
