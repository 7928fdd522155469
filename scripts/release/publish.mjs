import { withPnpm } from "../setup/pnpm.mjs";

/** Publishes what npm has not yet. Changesets calls pnpm, which writes versions in place of `workspace:`. */
const { code } = await withPnpm("changeset publish");
process.exit(code);
