import { buildMember } from "../setup/build-member.mjs";
import { editionOfCommand } from "../setup/editions.mjs";
import { install } from "../setup/install.mjs";
import { serve } from "../setup/serve.mjs";

/**
 * @param {number} number
 * @param {string} text
 */
const step = (number, text) => process.stdout.write(`[${number}/3] ${text}\n`);

async function prepare() {
  const edition = editionOfCommand();
  step(1, "Installing dependencies (a few minutes the first time, nothing after that)");
  await install();
  step(2, "Building the member app");
  const folder = await buildMember(edition);
  step(3, "Starting the sandbox with the app");
  return ["--edition", edition, "--static", folder];
}

const site = await prepare().catch((error) => {
  process.stderr.write(`Could not start: ${error.message}\n`);
  process.exit(1);
});

serve(["packages/sandbox/src/cli.ts", ...site, "--port", process.env.PORT || "4600"]);
