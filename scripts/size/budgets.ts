import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { install } from "../packages/installed.ts";
import { weigh } from "./entries.ts";
import {
  CHAT,
  DEPOSIT_MODAL,
  DEPOSIT_PAGE,
  hostImports,
  SIX_TOGETHER,
  TOGETHER,
  TOKENS_AND_BASE,
  withoutChat,
} from "./imports.ts";
import { weighOwn } from "./own-code.ts";
import type { Weight } from "./weight.types.ts";

/** A size, and what it may be at most. */
type Budget = Weight & { readonly limit: number };
type Budgets = Readonly<Record<string, Budget>>;

/** Limit and last measured size of every entry; the documentation page reads the same file. */
const FILE = "packages/ui/src/docs/size.json";
const OWN_CHAT = "chat, beyond primitives and libraries";
/** Sizes promised to partners, bytes: a new measurement does not change them. */
const PROMISED: Readonly<Record<string, number>> = {
  Button: 1550,
  [TOKENS_AND_BASE]: 3000,
  [TOGETHER]: 42_000,
  [OWN_CHAT]: 26_600,
  // Every component and flow: they grow with each flow (docs/adr/0025-css-per-component.md).
  "@satang/ui/styles.css": 32_400,
  "@satang/ui/styles.unlayered.css": 34_200,
  "@satang/ui/styles.px.css": 32_300,
  "@satang/ui/styles.unlayered.px.css": 34_200,
};

/** The same for the scripts and the styles of pages, in every language: one must not take the place of the other. */
const PROMISED_BY_KIND: Readonly<Record<string, Partial<Weight>>> = {
  [DEPOSIT_PAGE]: { js: 64_900, css: 8_000 },
  [DEPOSIT_MODAL]: { js: 78_100, css: 11_700 },
  [SIX_TOGETHER]: { js: 103_700 },
};

const promisedByKind = (name: string): Partial<Weight> =>
  Object.entries(PROMISED_BY_KIND).find(([page]) => name.startsWith(page))?.[1] ?? {};

/** Every documented size with the function that measures it. */
const weighed = (): { readonly name: string; readonly measure: () => Promise<Weight> }[] => [
  ...hostImports().map(({ name, code, needed }) => ({ name, measure: () => weigh(code, needed) })),
  { name: OWN_CHAT, measure: () => weighOwn(CHAT, withoutChat()) },
];

/** How much a size may differ from the documented one before the page must be updated. */
const LAG = 0.1;

function problemsOf(name: string, known: Budget | undefined, { js, css, limit }: Budget): string[] {
  const bytes = js + css;
  if (!known) return [`${name} has no budget in ${FILE}`];
  if (bytes > limit) return [`${name} weighs ${bytes} B, over its ${limit} B`];
  const { js: scripts = js, css: styles = css } = promisedByKind(name);
  if (js > scripts || css > styles)
    return [
      `${name} weighs ${js} B of scripts and ${css} B of styles, over its ${scripts} and ${styles} B`,
    ];
  const lags =
    known.limit !== limit || Math.abs(bytes - known.js - known.css) > Math.max(LAG * bytes, 50);
  return lags ? [`${name} weighs ${bytes} B of ${limit} B now: pnpm size --update`] : [];
}

const readKnown = (): Budgets =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Budgets) : {};

/**
 * Measures every entry of the packed packages, installed and bundled as by a host, and compares it
 * with its budget.
 * @param update whether the measured sizes are the documented ones from now on
 * @returns one line for each problem
 */
export async function checkBudgets(update: boolean): Promise<string[]> {
  await install();
  const known = readKnown();
  const now: Record<string, Budget> = {};
  const problems: string[] = [];
  for (const { name, measure } of weighed()) {
    const { js, css } = await measure();
    const budget = { limit: PROMISED[name] ?? known[name]?.limit ?? js + css, js, css };
    now[name] = budget;
    problems.push(...problemsOf(name, update ? budget : known[name], budget));
  }
  const gone = Object.keys(known).filter((name) => !(name in now));
  if (update) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  else problems.push(...gone.map((name) => `${name} is no entry any more: pnpm size --update`));
  console.log("Without React, bytes with gzip");
  console.table(
    Object.entries(now).map(([entry, { js, css, limit }]) => ({ entry, js, css, limit })),
  );
  return problems;
}
