import { findingsOf } from "../release/advisories.ts";
import { lockAsPartner, npm } from "../release/partner-lock.ts";

/*
 * Known advisories for what a partner installs. A registry that does not answer this question is
 * named, and does not count as a clean result.
 */
await lockAsPartner();
const { output } = await npm("audit", "--package-lock-only", "--json", "--loglevel=silent");
const { answered, findings } = findingsOf(output);
for (const finding of findings) console.error(finding);
console.log(
  answered
    ? `advisories: ${findings.length} of what a partner installs`
    : "advisories: NOT CHECKED, the registry does not answer questions about advisories",
);
process.exitCode = findings.length === 0 ? 0 : 1;
