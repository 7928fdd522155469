import { existsSync } from "node:fs";
import { buildPackages } from "../setup/build-packages.ts";
import { fingerprint, isFresh, remember } from "../setup/fingerprint.mjs";
import { PACKED, packAll } from "./pack.mjs";

const current = () => fingerprint(["pnpm-lock.yaml", "packages", "scripts/modules"]);

/** Builds and packs the packages, and installs them below `PACKED`. @returns as `packAll` */
export async function installAnew() {
  const value = current();
  await buildPackages();
  const packed = await packAll();
  remember("packed", value);
  return packed;
}

/** The same, but only when something in the packages has changed. */
export async function install() {
  if (!existsSync(PACKED) || !isFresh("packed", current())) await installAnew();
}
