import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { entriesOf } from "../packages/entries.ts";
import { install } from "../packages/installed.ts";
import { PACKED } from "../packages/pack.ts";
import { weigh } from "./entries.mjs";
import { weighOwn } from "./own-code.mjs";

/** Limit and last measured size of every entry; the documentation page reads the same file. */
export const FILE = "packages/ui/src/docs/size.json";
const NINE = "Button TextField Select Checkbox Dialog Tabs Table Toast Carousel".split(" ");
const TOGETHER = `${NINE.join(", ")}, with provider, words, tokens and base`;
const TOKENS_AND_BASE = "tokens and base";
const DEPOSIT_PAGE =
  "the deposit page in parts, with its words, brand, tokens, base and the first sheet of the flow";
const DEPOSIT_MODAL = "the same deposit as a modal, with the dialog and the whole sheet";
/** A page pays for the words of one language, and some have more bytes than others. */
const LANGUAGES = { en: "English", th: "Thai", la: "Lao" };
const OWN_CHAT = "chat, beyond primitives and libraries";
/** Sizes promised to partners, bytes: a new measurement does not change them. */
const PROMISED = {
  Button: 1500,
  [TOKENS_AND_BASE]: 3000,
  [TOGETHER]: 40_000,
  [OWN_CHAT]: 25_000,
  // Every component and flow: they grow with each flow (docs/adr/0025-css-per-component.md).
  "@satang/ui/styles.css": 27_000,
  "@satang/ui/styles.unlayered.css": 27_200,
  "@satang/ui/styles.px.css": 27_000,
  "@satang/ui/styles.unlayered.px.css": 27_200,
};

/** The packages that a page loads; the sandbox is a server. */
const ON_PAGES = ["ui", "headless", "i18n", "machines", "api", "core"];
/** For a host's own tests. */
const IN_TESTS = ["@satang/api/testing", "@satang/ui/testing"];

const sheets = (...names) => names.map((name) => `import "@satang/ui/${name}.css";`).join("\n");

/** The code that derives a brand: a page with a style sheet of its brand does not load it. */
const BRAND_AT_RUN_TIME = "a brand at run time, with defineBrand and adoptTheme";
const APPLIED_BRAND = `
export { adoptTheme, defineBrand } from "@satang/ui/theming";
export { riverDay } from "@satang/ui/themes/river-day";`;

/** As in the README: each component with its style sheet. */
const BUTTON = `export { Button } from "@satang/ui";\n${sheets("components/button")}`;
const ALL_NINE = `
export { ${NINE.filter((name) => name !== "Toast").join(", ")}, ToastProvider, useToast, I18nProvider } from "@satang/ui";
export { en } from "@satang/i18n/locales/en/components";
${sheets(
  "tokens",
  "base",
  ...NINE.map((name) => `components/${name.replace(/(?<=[a-z])[A-Z]/, "-$&").toLowerCase()}`),
)}`;

/** Without its words: a page loads those of one language. */
const CHAT = `export { ChatButton, ChatWidget } from "@satang/ui/flows/chat";\n${sheets("flows/chat")}`;

/** What a page with other flows has without the chat: the primitives, their sheets, and the libraries. */
function besidesChat() {
  const packages = join(PACKED, "node_modules/@satang");
  const library = (name, owner) =>
    `export * as ${name.replaceAll(/\W/g, "_")} from "${join(packages, owner, "node_modules", name)}";`;
  const components = readdirSync(join(packages, "ui/dist/components"))
    .filter((file) => file.endsWith(".css"))
    .map((file) => `components/${file.replace(".css", "")}`);
  return `
export * as ui from "@satang/ui";
export * as provider from "@satang/headless/provider";
${library("react-virtuoso", "ui")}
${library("socket.io-client", "headless")}
${library("xstate", "machines")}
${sheets("tokens", "base", ...components)}`;
}

const wordsOf = (locale, flow) => `@satang/i18n/dist/flow-words/${locale}/${flow}.js`;

/**
 * A page in each language, with its words: they are loaded before anything is shown.
 * @param flows of these it has the words
 * @param needed other modules that it loads on demand and cannot be used without
 */
const inEachLanguage = (name, code, flows, needed = []) =>
  Object.entries(LANGUAGES).map(([locale, language]) => [
    `${name}, in ${language}`,
    code,
    [...flows.map((flow) => wordsOf(locale, flow)), ...needed],
  ]);

/** A page of the partner. What it loads later, or in the background, does not count. */
const partnerPage = (name) => {
  const folder = resolve("apps/partner/src");
  const page = readFileSync(join(folder, `${name}.tsx`), "utf8");
  return page.replace(/^import "\.\//m, `import "${folder}/`);
};
const depositPage = () => partnerPage("deposit-page-in-parts");

/** The same in a dialog, which arrives after the flow and before the member sees anything. */
const IN_PAGE = ' presentation="page"';
const DIALOG = "@satang/ui/dist/primitives/Modal/Modal.js";
const depositModal = () => {
  const page = partnerPage("deposit-page");
  if (!page.includes(IN_PAGE)) throw new Error("the deposit page of the README is no page");
  return page.replace(IN_PAGE, "");
};

/** A page with these flows, by their folders: with provider, words and style sheets. */
const pageWith = (flows) => `
${Object.entries(flows)
  .map(([folder, name]) => `export { ${name}, ${folder}Words } from "@satang/ui/flows/${folder}";`)
  .join("\n")}
export { SatangProvider } from "@satang/ui/provider";
export { joinWords } from "@satang/i18n";
${sheets("tokens", "base", ...Object.keys(flows).map((folder) => `flows/${folder}`))}`;

const SIX = {
  session: "LoginFlow",
  register: "RegisterFlow",
  deposit: "DepositFlow",
  transfer: "TransferFlow",
  withdraw: "WithdrawFlow",
  statement: "StatementFlow",
};
const SIX_TOGETHER = `${Object.values(SIX).join(", ")}, with provider and words`;
const ALONE = {
  ...SIX,
  wallet: "WalletPanel",
  games: "GameFlow",
  bonus: "BonusFlow",
  promotion: "PromotionFlow",
  slip: "SlipFlow",
  receipt: "ReceiptFlow",
  invite: "InviteFlow",
  refund: "RefundFlow",
  spin: "SpinFlow",
  profile: "ProfileFlow",
  protection: "ProtectionFlow",
  info: "ContactFlow",
  chat: "ChatWidget",
};
/** Flows that are in the page, not over it. */
const IN_THE_PAGE = new Set(
  "session register wallet statement bonus profile protection info chat".split(" "),
);
/** What these flows show is loaded in the background. */
const CONTENT = {
  register: "register/RegisterWizard.js",
  transfer: "transfer/TransferSheet.js",
  withdraw: "withdraw/WithdrawSheet.js",
};
/** In the language with the heaviest words, with all that is loaded before the member can use the flow. */
const eachAlone = () =>
  Object.entries(ALONE).map(([folder, name]) => [
    `a page with ${name} alone, in Thai`,
    pageWith({ [folder]: name }),
    [
      wordsOf("th", folder),
      ...(IN_THE_PAGE.has(folder) ? [] : [DIALOG]),
      ...(folder in CONTENT ? [`@satang/ui/dist/flows/${CONTENT[folder]}`] : []),
    ],
  ]);

/** The same for the scripts and the styles of pages, in every language: one must not take the place of the other. */
const PROMISED_BY_KIND = {
  [DEPOSIT_PAGE]: { js: 60_000, css: 8_000 },
  [DEPOSIT_MODAL]: { js: 73_000, css: 9_500 },
  [SIX_TOGETHER]: { js: 90_000 },
};

const promisedByKind = (name) =>
  Object.entries(PROMISED_BY_KIND).find(([page]) => name.startsWith(page))?.[1] ?? {};

/** Every entry of a package that a page loads, with the import statement of a host. */
function entriesOn(name) {
  const folder = join(PACKED, "node_modules/@satang", name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return entriesOf({ name: manifest.name, folder, manifest })
    .filter(({ specifier, file }) => !IN_TESTS.includes(specifier) && /\.(js|css)$/.test(file))
    .map(({ specifier, file }) => [
      specifier,
      file.endsWith(".css") ? `import "${specifier}";` : `export * from "${specifier}";`,
    ]);
}

const imports = () => [
  ["Button", BUTTON],
  [TOKENS_AND_BASE, sheets("tokens", "base")],
  [TOGETHER, ALL_NINE],
  ...inEachLanguage(DEPOSIT_PAGE, depositPage(), ["deposit"]),
  ...inEachLanguage(DEPOSIT_MODAL, depositModal(), ["deposit"], [DIALOG]),
  [BRAND_AT_RUN_TIME, APPLIED_BRAND],
  ...inEachLanguage(SIX_TOGETHER, pageWith(SIX), Object.keys(SIX)),
  ...eachAlone(),
  ...ON_PAGES.flatMap(entriesOn),
];

/** Every documented size with the function that measures it. */
const weighed = () => [
  ...imports().map(([name, code, needed]) => [name, () => weigh(code, needed)]),
  [OWN_CHAT, () => weighOwn(CHAT, besidesChat())],
];

/** How much a size may differ from the documented one before the page must be updated. */
const LAG = 0.1;

function problemsOf(name, known, { js, css, limit }) {
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

/**
 * Measures every entry of the packed packages, installed and bundled as by a host, and compares it
 * with its budget.
 * @returns {Promise<string[]>} one line for each problem
 */
export async function checkBudgets(update) {
  await install();
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  const now = {};
  const problems = [];
  for (const [name, weight] of weighed()) {
    const { js, css } = await weight();
    const limit = PROMISED[name] ?? known[name]?.limit ?? js + css;
    now[name] = { limit, js, css };
    problems.push(...problemsOf(name, update ? now[name] : known[name], now[name]));
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
