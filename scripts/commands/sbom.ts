import { writeFileSync } from "node:fs";
import { billOf } from "../release/bill-of-materials.ts";
import { lockAsPartner, npm } from "../release/partner-lock.ts";

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
const bill = billOf(output);
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE}: ${bill.components.length} packages`);
