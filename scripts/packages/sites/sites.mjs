import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { PACKED } from "../pack.mjs";
import { checkDeposit } from "./check-deposit.mjs";
import { checkIsolation } from "./check-isolation.mjs";
import { checkMarkup } from "./check-markup.mjs";
import { checkParts } from "./check-parts.mjs";
import { CREATED } from "./created-sites.mjs";
import { prepareDeposit } from "./deposit-site.mjs";
import { writeIsolatedPages } from "./isolated-pages.mjs";
import { ISOLATED, ISOLATED_ELEMENTS } from "./isolation.data.mjs";
import { buildAndStartNext } from "./next-site.mjs";
import * as quickStarts from "./quick-starts.mjs";
import { buildWithVite } from "./vite-site.mjs";

const BRAND = "apps/partner/plain/brand.css";
const PACKAGE = join(PACKED, "node_modules/@satang/ui/dist");

/** The files of a site, next to the installed packages. */
async function copySite(name) {
  const root = join(PACKED, name);
  await cp(`apps/partner/${name}`, root, { recursive: true });
  await cp(BRAND, join(root, "brand.css"));
  return root;
}

/** The site of plain HTML has nothing to build: it serves the files of the package. */
async function preparePlain() {
  const site = "apps/partner/plain";
  const fileOf = (pathname) =>
    pathname.startsWith("/satang/")
      ? join(PACKAGE, pathname.slice("/satang".length))
      : join(site, pathname);
  return { fileOf };
}

async function prepareVue() {
  const isCustomElement = (tag) => tag.startsWith("satang-");
  const root = await copySite("vue");
  return buildWithVite(root, [vue({ template: { compilerOptions: { isCustomElement } } })]);
}

const SAME_SCRIPT = "two pages with the same script and other style sheets have it";
/** What takes seconds: a QR that is credited, a wheel that turns, a conversation. */
const BRIEFLY = {
  cancel: SAME_SCRIPT,
  deposit: SAME_SCRIPT,
  spin: SAME_SCRIPT,
  "end of the session": SAME_SCRIPT,
  chat: SAME_SCRIPT,
};

/** Pages of one site with React, which differ in their style sheets: with our sheets, and without. */
const STYLES = [
  { name: "plain CSS", page: "plain-css", without: null, lacks: BRIEFLY },
  {
    name: "Tailwind, our sheet first",
    page: "tailwind-first",
    without: "tailwind-without",
    lacks: BRIEFLY,
  },
  {
    name: "Tailwind, our sheet last",
    page: "tailwind-last",
    without: "tailwind-without",
    lacks: {},
  },
  {
    name: "Bootstrap, our sheet first",
    page: "bootstrap-first",
    without: "bootstrap-without",
    lacks: BRIEFLY,
  },
  {
    name: "Bootstrap, our sheet last",
    page: "bootstrap-last",
    without: "bootstrap-without",
    lacks: BRIEFLY,
  },
  { name: "hostile rules", page: "hostile", without: "hostile-without", lacks: {} },
];

async function prepareVite() {
  const ofStyles = STYLES.flatMap(({ page, without }) => [page, without ?? page]);
  const pages = new Set([
    ...ofStyles,
    ...[...ISOLATED, ...ISOLATED_ELEMENTS].map(({ page }) => page),
  ]);
  const root = await copySite("vite");
  await writeIsolatedPages(root);
  return buildWithVite(root, [react(), tailwind()], [...pages]);
}

async function prepareNext() {
  const root = await copySite("next");
  for (const file of [
    "languages.ts",
    "member-page.tsx",
    "own-elements.tsx",
    "own-words.ts",
    "sign-in.ts",
    "site.css",
  ])
    await cp(`apps/partner/vite/${file}`, join(root, file));
  return buildAndStartNext(root);
}

/** The folder of the Vietnamese site, which has the place of its words in the repository. */
const VIETNAMESE = join(PACKED, "vietnamese");

async function prepareVietnamese() {
  await cp("apps/partner/src/vietnamese", join(VIETNAMESE, "src/vietnamese"), { recursive: true });
  await cp("apps/partner/vietnamese.html", join(VIETNAMESE, "vietnamese.html"));
  return buildWithVite(VIETNAMESE, [react()], ["vietnamese"]);
}

/** The language that the site defines. */
async function vietnameseLocale() {
  const file = join(VIETNAMESE, "src/vietnamese/locale.ts");
  return (await import(pathToFileURL(file).href)).vietnameseLocale;
}

/** Of sites with a document that leaves the flow out. */
const LEFT_OUT = "its document has no such flow";
const WRITES_NOTHING = "it does nothing with what happened to the money";

/** A page of the guide. */
const OF_GUIDE = {
  path: () => "/",
  language: "en",
  signsIn: true,
  listensToAll: true,
  lacks: { spin: LEFT_OUT, chat: LEFT_OUT },
};

/** A page that `npm create @satang` makes. */
const CREATED_PAGE = {
  path: () => "/",
  signsIn: true,
  lacks: { log: WRITES_NOTHING, spin: LEFT_OUT, chat: LEFT_OUT },
};

/** The address of a page in the language with a tag. */
const asked = (path) => (tag) => `${path}?lang=${tag}`;

/**
 * Sites of a partner, next to the packed files. Each is prepared once; its pages are visited one after the other, and have the options of
 * `visit`. `next` is what a reader makes of the site afterwards, in the same folder. `trusted` are the names of the Trusted
 * Types policies of the site, which has a strict policy then. `checkMore` is for what only this site has. `path` is the
 * address of a page in a language, `language` the one in which it is visited: each is that of several sites. `isCreated` is
 * a site that is prepared for a language. Pictures of one that `looksLike` another are not taken.
 */
export const PACKED_SITES = [
  {
    name: "plain HTML",
    prepare: preparePlain,
    trusted: "dompurify",
    pages: [{ path: asked("/index.html"), language: "th", part: true, lacks: {} }],
  },
  {
    name: "Vue",
    prepare: prepareVue,
    trusted: "dompurify vue",
    pages: [
      {
        path: asked("/index.html"),
        language: "lo",
        part: true,
        lacks: { spin: LEFT_OUT, chat: LEFT_OUT },
      },
    ],
  },
  {
    name: "Vite",
    prepare: prepareVite,
    trusted: "dompurify",
    pages: STYLES.map(({ name, page, without, lacks }) => ({
      name,
      path: asked(`/${page}.html`),
      language: "th",
      without: without && asked(`/${without}.html`),
      square: true,
      brand: "Lotus Play",
      lacks,
    })),
    checkMore: checkIsolation,
  },
  {
    name: "a deposit page",
    prepare: prepareDeposit,
    trusted: "dompurify",
    pages: [],
    checkMore: checkParts,
  },
  {
    name: "Next.js",
    prepare: prepareNext,
    trusted: null,
    pages: [
      {
        path: (tag) => `/${tag}`,
        language: "th",
        without: (tag) => `/without/${tag}`,
        square: true,
        signsIn: true,
        brand: "Lotus Play",
        lacks: {},
      },
      {
        name: "with the sign-in of the site",
        path: (tag) => `/${tag}/own-sign-in`,
        language: "lo",
        brand: "Lotus Play",
        lacks: {},
      },
    ],
    checkMore: checkMarkup,
  },
  {
    name: "Vietnamese",
    prepare: prepareVietnamese,
    trusted: "dompurify",
    pages: [
      {
        ...CREATED_PAGE,
        path: () => "/vietnamese.html",
        language: "vi",
        localeOf: vietnameseLocale,
      },
    ],
  },
];

/** Sites that a document makes, outside of the project. They have the same options. */
export const FOLLOWED_SITES = [
  {
    name: "the quick start, Vite",
    prepare: quickStarts.prepareVite,
    trusted: null,
    pages: [OF_GUIDE],
    next: {
      name: "the quick start, React Router",
      prepare: quickStarts.prepareReactRouter,
      trusted: null,
      pages: [OF_GUIDE],
      next: {
        name: "the quick start, built",
        prepare: quickStarts.prepareBuilt,
        looksLike: "the quick start, Vite",
        trusted: "dompurify",
        pages: [OF_GUIDE],
      },
    },
  },
  {
    name: "the quick start, Next.js",
    prepare: quickStarts.prepareNext,
    trusted: null,
    pages: [OF_GUIDE],
    next: {
      name: "the quick start, Next.js, built",
      prepare: quickStarts.prepareNextBuilt,
      looksLike: "the quick start, Next.js",
      trusted: null,
      pages: [OF_GUIDE],
    },
  },
  {
    name: "the deposit page of the README",
    prepare: quickStarts.prepareDepositPage,
    trusted: "dompurify",
    pages: [],
    checkMore: checkDeposit,
  },
  {
    name: "the quick start, without React",
    prepare: quickStarts.prepareWithoutReact,
    looksLike: "npm create, html",
    trusted: null,
    pages: [{ ...CREATED_PAGE, language: "en" }],
  },
  {
    name: "npm create, with questions",
    prepare: quickStarts.prepareCreated,
    looksLike: "npm create, vite",
    trusted: null,
    pages: [{ ...CREATED_PAGE, language: "en" }],
  },
  ...CREATED.map(({ name, prepare, language, flows }) => {
    const others = Object.entries(CREATED_PAGE.lacks).filter(([flow]) => !flows.includes(flow));
    return {
      name: `npm create, ${name}`,
      prepare,
      isCreated: true,
      trusted: name === "next" ? null : "dompurify",
      pages: [{ ...CREATED_PAGE, language, lacks: Object.fromEntries(others) }],
    };
  }),
];

export const SITES = [...PACKED_SITES, ...FOLLOWED_SITES];
