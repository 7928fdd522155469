import { install } from "../setup/install.mjs";
import { serve } from "../setup/serve.mjs";

try {
  await install();
} catch (error) {
  process.stderr.write(`Could not start: ${error.message}\n`);
  process.exit(1);
}

serve(["apps/member/scripts/dev.ts"]);
