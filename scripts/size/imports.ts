import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locale } from "@satang/i18n";
import { entriesOf } from "../packages/entries.ts";
import { PACKED, readInstalled } from "../packages/pack.ts";

/** Import of a host. */
type HostImport = {
  /** For the documentation. */
  readonly name: string;
  readonly code: string;
  /** Modules that it loads on demand and cannot be used without. */
  readonly needed?: readonly string[];
};

const NINE = "Button TextField Select Checkbox Dialog Tabs Table Toast Carousel".split(" ");
export const TOGETHER = `${NINE.join(", ")}, with provider, words, tokens and base`;
export const TOKENS_AND_BASE = "tokens and base";
export const DEPOSIT_PAGE =
  "the deposit page in parts, with its words, brand, tokens, base and the first sheet of the flow";
export const DEPOSIT_MODAL = "the same deposit as a modal, with the dialog and the whole sheet";
/** A page pays for the words of one language, and some have more bytes than others. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: "English",
  th: "Thai",
  la: "Lao",
};

/** The packages that a page loads; the sandbox is a server. */
const ON_PAGES = ["ui", "headless", "i18n", "machines", "api", "core"];
/** For a host's own tests. */
const IN_TESTS = ["@satang/api/testing", "@satang/ui/testing"];

const sheets = (...names: readonly string[]) =>
  names.map((name) => `import "@satang/ui/${name}.css";`).join("\n");

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
export const CHAT = `export { ChatButton, ChatWidget } from "@satang/ui/flows/chat";\n${sheets("flows/chat")}`;

/** Code of a page with other flows, without the chat: the primitives, their sheets, and the libraries. */
export function withoutChat(): string {
  const packages = join(PACKED, "node_modules/@satang");
  const library = (name: string, owner: string) =>
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

const wordsOf = (locale: string, flow: string) =>
  `@satang/i18n/dist/flow-words/${locale}/${flow}.js`;

/**
 * A page in each language, with its words: they are loaded before anything is shown.
 * @param flows of these it has the words
 */
const inEachLanguage = (
  { name, code, needed = [] }: HostImport,
  flows: readonly string[],
): HostImport[] =>
  Object.entries(LANGUAGES).map(([locale, language]) => ({
    name: `${name}, in ${language}`,
    code,
    needed: [...flows.map((flow) => wordsOf(locale, flow)), ...needed],
  }));

/** A page of the partner. What it loads later, or in the background, does not count. */
function partnerPage(name: string): string {
  const folder = resolve("apps/partner/src");
  const page = readFileSync(join(folder, `${name}.tsx`), "utf8");
  return page.replace(/^import "\.\//m, `import "${folder}/`);
}

const IN_PAGE = ' presentation="page"';
/** Arrives after a flow in a dialog, and before the member sees anything. */
const DIALOG = "@satang/ui/dist/primitives/Modal/Modal.js";

function depositModal(): string {
  const page = partnerPage("deposit-page");
  if (!page.includes(IN_PAGE)) throw new Error("the deposit page of the README is no page");
  return page.replace(IN_PAGE, "");
}

/** The name of each flow by its folder. */
type Flows = Readonly<Record<string, string>>;

/** A page with these flows: with provider, words and style sheets. */
const pageWith = (flows: Flows) => `
${Object.entries(flows)
  .map(([folder, name]) => `export { ${name}, ${folder}Words } from "@satang/ui/flows/${folder}";`)
  .join("\n")}
export { SatangProvider } from "@satang/ui/provider";
export { joinWords } from "@satang/i18n";
${sheets("tokens", "base", ...Object.keys(flows).map((folder) => `flows/${folder}`))}`;

const SIX: Flows = {
  session: "LoginFlow",
  register: "RegisterFlow",
  deposit: "DepositFlow",
  transfer: "TransferFlow",
  withdraw: "WithdrawFlow",
  statement: "StatementFlow",
};
export const SIX_TOGETHER = `${Object.values(SIX).join(", ")}, with provider and words`;
const ALONE: Flows = {
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
/** Content of flows that is loaded in the background. */
const CONTENT: Readonly<Record<string, string>> = {
  register: "register/RegisterWizard.js",
  transfer: "transfer/TransferSheet.js",
  withdraw: "withdraw/WithdrawSheet.js",
};

/** In the language with the heaviest words, with all that is loaded before the member can use the flow. */
const eachAlone = (): HostImport[] =>
  Object.entries(ALONE).map(([folder, name]) => ({
    name: `a page with ${name} alone, in Thai`,
    code: pageWith({ [folder]: name }),
    needed: [
      wordsOf("th", folder),
      ...(IN_THE_PAGE.has(folder) ? [] : [DIALOG]),
      ...(folder in CONTENT ? [`@satang/ui/dist/flows/${CONTENT[folder]}`] : []),
    ],
  }));

/** Every entry of a package that a page loads, with the import statement of a host. */
const entriesOn = (folderName: string): HostImport[] =>
  entriesOf(readInstalled(folderName))
    .filter(({ specifier, file }) => !IN_TESTS.includes(specifier) && /\.(js|css)$/.test(file))
    .map(({ specifier, file }) => ({
      name: specifier,
      code: file.endsWith(".css") ? `import "${specifier}";` : `export * from "${specifier}";`,
    }));

/** Every import with a documented size. */
export const hostImports = (): HostImport[] => [
  { name: "Button", code: BUTTON },
  { name: TOKENS_AND_BASE, code: sheets("tokens", "base") },
  { name: TOGETHER, code: ALL_NINE },
  ...inEachLanguage({ name: DEPOSIT_PAGE, code: partnerPage("deposit-page-in-parts") }, [
    "deposit",
  ]),
  ...inEachLanguage({ name: DEPOSIT_MODAL, code: depositModal(), needed: [DIALOG] }, ["deposit"]),
  { name: BRAND_AT_RUN_TIME, code: APPLIED_BRAND },
  ...inEachLanguage({ name: SIX_TOGETHER, code: pageWith(SIX) }, Object.keys(SIX)),
  ...eachAlone(),
  ...ON_PAGES.flatMap(entriesOn),
];
