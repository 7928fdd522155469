import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { sourceEntriesOf } from "../setup/source-entries.mjs";
import { weigh } from "./entries.mjs";

/** What every entry may weigh and last weighed; its documentation page reads the same file. */
export const FILE = "packages/ui/src/docs/size.json";
const NINE = "Button TextField Select Checkbox Dialog Tabs Table Toast Carousel".split(" ");
const TOGETHER = NINE.join(", ");
/** What is promised to partners, bytes: no new measure moves it. */
const PROMISED = {
  Button: 1500,
  [TOGETHER]: 50_000,
  "@satang/ui/styles.css": 20_000,
  "@satang/ui/styles.unlayered.css": 20_000,
};

/** The packages that come with a page; the sandbox is a server. */
const ON_PAGES = ["ui", "headless", "i18n", "machines", "api"];
/** For a host's own tests. */
const IN_TESTS = "@satang/api/testing";

const primitives = (names) =>
  names.map((name) => `export * from "./src/primitives/${name}/index.ts";`).join("\n");

/** Every entry that is code, by what a host imports. */
const entries = () =>
  ON_PAGES.flatMap((floor) => sourceEntriesOf(`packages/${floor}`))
    .filter(({ entry }) => entry !== IN_TESTS)
    .map(({ entry, path }) => [entry, () => weigh(`export * from "${resolve(path)}";`)]);

/** Every style sheet, by what a host imports. */
async function sheets() {
  const { buildSheets } = await import("../../packages/ui/scripts/styles.ts");
  const built = await buildSheets(resolve("packages/ui"));
  return Object.entries(built).map(([name, css]) => [
    `@satang/ui/${name.replace("fonts/", "")}`,
    () => ({ js: 0, css: gzipSync(css, { level: 9 }).byteLength }),
  ]);
}

const weighed = async () => [
  ["Button", () => weigh(primitives(["Button"]))],
  [TOGETHER, () => weigh(primitives(NINE))],
  ...(await sheets()),
  ...entries(),
];

/** How far the page may lag behind before it must be written anew. */
const LAG = 0.1;

function problemsOf(name, known, { js, css, limit }) {
  const bytes = js + css;
  if (!known) return [`${name} has no budget in ${FILE}`];
  if (bytes > limit) return [`${name} weighs ${bytes} B, over its ${limit} B`];
  const lags =
    known.limit !== limit || Math.abs(bytes - known.js - known.css) > Math.max(LAG * bytes, 50);
  return lags ? [`${name} weighs ${bytes} B of ${limit} B now: pnpm size --update`] : [];
}

/**
 * Weighs every entry against its budget.
 * @returns {Promise<string[]>} one line a problem
 */
export async function checkBudgets(update) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  const now = {};
  const problems = [];
  for (const [name, measure] of await weighed()) {
    const { js, css } = await measure();
    const limit = PROMISED[name] ?? known[name]?.limit ?? js + css;
    now[name] = { limit, js, css };
    problems.push(...problemsOf(name, update ? now[name] : known[name], now[name]));
  }
  const gone = Object.keys(known).filter((name) => !(name in now));
  if (update) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  else problems.push(...gone.map((name) => `${name} is no entry any more: pnpm size --update`));
  console.log("Beyond React, bytes with gzip");
  console.table(
    Object.entries(now).map(([entry, { js, css, limit }]) => ({ entry, js, css, limit })),
  );
  return problems;
}
