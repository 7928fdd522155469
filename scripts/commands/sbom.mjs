import { writeFileSync } from "node:fs";
import { lockAsPartner, npm } from "../release/partner-lock.mjs";

/** The bill of materials of a release: each package that a partner installs, in CycloneDX. */
const FILE = ".satang/sbom.cdx.json";

await lockAsPartner();
const { code, output } = await npm(
  "sbom",
  "--package-lock-only",
  "--sbom-format=cyclonedx",
  "--loglevel=error",
);
if (code !== 0) throw new Error(output);
const { components } = JSON.parse(output);
writeFileSync(FILE, output);
console.log(`${FILE}: ${components.length} packages`);
