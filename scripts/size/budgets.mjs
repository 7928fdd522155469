import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { weigh } from "./entries.mjs";

/** What every entry may weigh and last weighed; its documentation page reads the same file. */
export const FILE = "packages/ui/src/docs/size.json";
const NINE = "Button TextField Select Checkbox Dialog Tabs Table Toast Carousel".split(" ");

const primitives = (names) =>
  names.map((name) => `export * from "./src/primitives/${name}/index.ts";`).join("\n");

/** Every entry but the root, by what a host imports. */
function entries() {
  const rooms = globSync("packages/ui/src/{flows,theme/brands}/*/index.ts").sort();
  const named = rooms.map((path) => {
    const [room, name] = dirname(path).split("/").slice(-2);
    return [`@satang/ui/${room === "brands" ? "themes" : room}/${name}`, path];
  });
  const { exports } = JSON.parse(readFileSync("packages/ui/package.json", "utf8"));
  const single = Object.entries(exports).flatMap(([key, target]) => {
    const source = target["@satang/source"];
    return typeof source === "string" && /^\.\/[\w/-]+$/.test(key)
      ? [[`@satang/ui/${key.slice(2)}`, `packages/ui/${source.slice(2)}`]]
      : [];
  });
  return [...single, ...named].map(([name, path]) => [
    name,
    () => weigh(`export * from "${resolve(path)}";`),
  ]);
}

async function allStyles() {
  const { buildStyles } = await import("../../packages/ui/scripts/styles.ts");
  const css = await buildStyles(resolve("packages/ui"));
  return { js: 0, css: gzipSync(css.layered, { level: 9 }).byteLength };
}

const WEIGHED = () => [
  ["Button", () => weigh(primitives(["Button"]))],
  [NINE.join(", "), () => weigh(primitives(NINE))],
  ["@satang/ui/styles.css", allStyles],
  ...entries(),
];

/** How far the page may lag behind before it must be written anew. */
const LAG = 0.1;

function problemsOf(name, known, js, css) {
  const bytes = js + css;
  if (!known) return [`${name} has no budget in ${FILE}`];
  if (bytes > known.limit) return [`${name} weighs ${bytes} B, over its ${known.limit} B`];
  const lag = Math.abs(bytes - known.js - known.css) / bytes;
  return lag > LAG ? [`${name} weighs ${bytes} B now: pnpm size --update`] : [];
}

/**
 * Weighs every entry against its budget.
 * @returns {Promise<string[]>} one line a problem
 */
export async function checkBudgets(update) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  const now = {};
  const problems = [];
  for (const [name, measure] of WEIGHED()) {
    const { js, css } = await measure();
    now[name] = { limit: known[name]?.limit ?? js + css, js, css };
    problems.push(...problemsOf(name, update ? now[name] : known[name], js, css));
  }
  if (update) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  console.log("Beyond React, bytes with gzip");
  console.table(
    Object.entries(now).map(([entry, { js, css, limit }]) => ({ entry, js, css, limit })),
  );
  return problems;
}
