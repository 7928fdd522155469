import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle } from "./bundle.ts";
import { render } from "./render.ts";

const home = join(import.meta.dirname, "..");
const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

const files = await render(bundle(join(home, "../..")));
/** Generated files that differ from what the contract says now. */
const stale = Object.entries(files).filter(([path, text]) => read(join(home, path)) !== text);

if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`packages/api/${path} does not match openapi/`);
  if (stale.length > 0) console.error("Run: npm run generate");
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
    console.log(`wrote packages/api/${path}`);
  }
}
