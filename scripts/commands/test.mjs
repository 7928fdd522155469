import { ensureChromium } from "../setup/ensure-chromium.mjs";
import { install } from "../setup/install.mjs";
import { run } from "../setup/run.mjs";

await install();
await ensureChromium();
const { code } = await run("node", ["scripts/suites/run.ts", ...process.argv.slice(2)]);
process.exitCode = code;
