import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { render } from "./render.mjs";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");
const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** Generated files that differ from what the contract says now. */
export async function findDrift() {
  const files = await render(bundle(join(home, "../..")));
  return Object.entries(files).filter(([path, text]) => read(join(home, path)) !== text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = await findDrift();
  if (process.argv.includes("--check")) {
    for (const [path] of stale) console.error(`packages/api/${path} does not match openapi/`);
    if (stale.length) console.error("Run: npm run generate");
    process.exitCode = stale.length ? 1 : 0;
  } else {
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
      console.log(`wrote packages/api/${path}`);
    }
  }
}
