import { writeConformance } from "../accessibility/write-conformance.ts";
import { buildPackages } from "../setup/build-packages.ts";
import { withPnpm } from "../setup/pnpm.mjs";
import { reasonOf } from "../setup/reason-of.ts";
import { withRepository } from "./repository.ts";

/**
 * Builds the packages, which another job has tested, and publishes the versions that npm does not
 * have yet. The results of that job are the evidence of the accessibility report: without one of
 * them nothing is published. Changesets calls pnpm, which writes versions in place of `workspace:`.
 */
try {
  const { code } = await withRepository(async () => {
    await buildPackages();
    const problems = writeConformance();
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return withPnpm("changeset publish");
  });
  process.exitCode = code;
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
