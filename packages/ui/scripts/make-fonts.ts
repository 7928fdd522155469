/**
 * Makes the faces in `src/fonts/files` from the fontsource packages: `node scripts/make-fonts.ts`.
 * Run it after an update of one of them and commit the changed files.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** Options of subset-font, which has no types. */
type SubsetOptions = {
  readonly targetFormat: "woff2";
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly keepAllGlyphs?: boolean;
  readonly keepFeatures?: readonly string[];
  readonly noLayoutClosure?: boolean;
};
type SubsetFont = (
  font: Buffer,
  text: string | undefined,
  options: SubsetOptions,
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require("subset-font");
const source = (path: string) => require.resolve(`@fontsource-variable/${path}`);
const target = (name: string) => new URL(`../src/fonts/files/${name}`, import.meta.url);
const weights = { wght: { min: 400, max: 700 } };

const whole = {
  "figtree-latin.woff2": "figtree/files/figtree-latin-wght-normal.woff2",
  "figtree-latin-ext.woff2": "figtree/files/figtree-latin-ext-wght-normal.woff2",
  "noto-sans-thai.woff2": "noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2",
  "noto-sans-lao.woff2": "noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2",
};

/** Faces for single names and signs, so that none of them loads the face of a whole script. */
const parts: Readonly<Record<string, readonly [path: string, text: string]>> = {
  "satang-names-thai.woff2": [whole["noto-sans-thai.woff2"], "ไทย฿"],
  "satang-names-lao.woff2": [whole["noto-sans-lao.woff2"], "ລາວ"],
  "satang-kip.woff2": ["noto-sans-lao/files/noto-sans-lao-latin-ext-wght-normal.woff2", "₭"],
  "satang-arrows.woff2": [
    "noto-sans-symbols/files/noto-sans-symbols-symbols-wght-normal.woff2",
    "←→",
  ],
};

const report = (name: string, font: Buffer) =>
  console.log(`${name.padEnd(28)} ${(font.byteLength / 1024).toFixed(1)} kB`);

for (const [name, path] of Object.entries(whole)) {
  const font = await subsetFont(await readFile(source(path)), undefined, {
    targetFormat: "woff2",
    variationAxes: weights,
    keepAllGlyphs: true,
  });
  await writeFile(target(name), font);
  report(name, font);
}

for (const [name, [path, text]] of Object.entries(parts)) {
  const font = await subsetFont(await readFile(source(path)), text, {
    targetFormat: "woff2",
    variationAxes: weights,
    keepFeatures: [],
    noLayoutClosure: true,
  });
  await writeFile(target(name), font);
  report(name, font);
}
