import { CRITERIA } from "../accessibility/criteria.data.ts";
import { passed } from "../accessibility/report.rules.ts";
import { writeConformance } from "../accessibility/write-conformance.ts";
import { buildPackages } from "../setup/build-packages.mjs";
import { withPnpm } from "../setup/pnpm.mjs";
import { withRepository } from "./repository.mjs";

/**
 * Builds the packages, which another job has tested, and publishes the versions that npm does not
 * have yet. Changesets calls pnpm, which writes versions in place of `workspace:`.
 */
try {
  const { code } = await withRepository(async () => {
    await buildPackages();
    // That job has run the tests and `pnpm accessibility`, which fails when a test of a criterion did not pass.
    writeConformance(passed(CRITERIA));
    return withPnpm("changeset publish");
  });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
