import { existsSync } from "node:fs";
import { buildPackages } from "../setup/build-packages.ts";
import { fingerprint, isFresh, remember } from "../setup/fingerprint.mjs";
import { PACKED, type Packed, packAll } from "./pack.ts";

const current = () => fingerprint(["pnpm-lock.yaml", "packages", "scripts/modules"]);

/** Builds and packs the packages, and installs them below `PACKED`. */
export async function installAnew(): Promise<Packed[]> {
  const value = current();
  await buildPackages();
  const packed = await packAll();
  remember("packed", value);
  return packed;
}

/** The same, but only when something in the packages has changed. */
export async function install(): Promise<void> {
  if (!existsSync(PACKED) || !isFresh("packed", current())) await installAnew();
}
