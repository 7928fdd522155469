import { EDITIONS, editionOfCommand } from "../setup/editions.mjs";
import { install } from "../setup/install.mjs";
import { reasonOf } from "../setup/reason-of.ts";
import { serve } from "../setup/serve.mjs";

/** The edition that was asked for, once everything that it needs is installed. */
async function prepare() {
  const edition = editionOfCommand();
  await install();
  return edition;
}

const edition = await prepare().catch((error) => {
  process.stderr.write(`Could not start: ${reasonOf(error)}\n`);
  process.exit(1);
});

serve(["apps/member/scripts/dev.ts"], EDITIONS[edition].environment);
