import { withPnpm } from "../setup/pnpm.mjs";

/**
 * Publishes the versions that npm does not have yet. Changesets calls pnpm, which writes versions
 * in place of `workspace:`.
 */
const { code } = await withPnpm("changeset publish");
process.exit(code);
