/**
 * Writes the shapes of the icons in `src/primitives/Icon/icons`: `node packages/ui/scripts/make-icons.ts`.
 * Each file names its drawing of Lucide; run it after a file was added or lucide-react was updated.
 * Components of lucide-react would draw the same, with 1 kB of code for all the options that we do not use.
 */
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { iconModules } from "./icon-shapes.ts";

const modules = await iconModules().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await Promise.all(modules.map(({ path, drawn }) => writeFile(path, drawn)));
const biome = new URL("../../../node_modules/.bin/biome", import.meta.url);
const folder = new URL("../src/primitives/Icon/icons/", import.meta.url);
execFileSync(fileURLToPath(biome), ["format", "--write", fileURLToPath(folder)], {
  stdio: "inherit",
});
