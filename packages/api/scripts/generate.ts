import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle } from "./bundle.ts";
import { render } from "./render.ts";

const home = join(import.meta.dirname, "..");
const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

// A file that stays the same is not written: a watcher would begin again, and a suite that runs would read half of it.
for (const [path, text] of Object.entries(await render(bundle(join(home, "../.."))))) {
  if (read(join(home, path)) === text) continue;
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
  console.log(`wrote packages/api/${path}`);
}
