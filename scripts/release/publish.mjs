import { withPnpm } from "../setup/pnpm.mjs";
import { withRepository } from "./repository.mjs";

/**
 * Publishes the versions that npm does not have yet. Changesets calls pnpm, which writes versions
 * in place of `workspace:`.
 */
try {
  const { code } = await withRepository(() => withPnpm("changeset publish"));
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
