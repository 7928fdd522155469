import { EDITIONS, editionOfCommand } from "../setup/editions.mjs";
import { install } from "../setup/install.mjs";
import { serve } from "../setup/serve.mjs";

let edition;
try {
  edition = editionOfCommand();
  await install();
} catch (error) {
  process.stderr.write(`Could not start: ${error.message}\n`);
  process.exit(1);
}

serve(["apps/member/scripts/dev.ts"], EDITIONS[edition].environment);
