import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { PACKED } from "../pack.mjs";
import { checkIsolation } from "./check-isolation.mjs";
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

/** Pages of one site with React, which differ in their style sheets: `with` our sheets, and without. */
const STYLES = [
  { name: "plain CSS", page: "plain-css", without: null },
  { name: "Tailwind, our sheet first", page: "tailwind-first", without: "tailwind-without" },
  { name: "Tailwind, our sheet last", page: "tailwind-last", without: "tailwind-without" },
  { name: "Bootstrap, our sheet first", page: "bootstrap-first", without: "bootstrap-without" },
  { name: "Bootstrap, our sheet last", page: "bootstrap-last", without: "bootstrap-without" },
  { name: "hostile rules", page: "hostile", without: "hostile-without" },
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

/** A page of the guide has the demo member of the sandbox, and reports what the guide says. */
const IN_SANDBOX = {
  signsIn: true,
  reports: true,
  balance: 12_480.5,
  expected: "giftLinkKey is missing: gift links are not offered",
};

/** The address of a page in the language with a tag. */
const asked = (path) => (tag) => `${path}?lang=${tag}`;

/**
 * The sites of a partner. Each is prepared once; its pages are visited one after the other, and have the options of
 * `visit`. `next` is what a reader makes of the site afterwards, in the same folder. `trusted` are the names of the Trusted
 * Types policies of the site, which has a strict policy then. `checkPictures` compares pictures of more pages. A page with a
 * choice of languages has its address for each.
 */
export const SITES = [
  {
    name: "plain HTML",
    prepare: preparePlain,
    trusted: "dompurify",
    pages: [{ path: "/index.html", inLanguage: asked("/index.html"), part: true, reports: true }],
  },
  {
    name: "Vue",
    prepare: prepareVue,
    trusted: "dompurify vue",
    pages: [{ path: "/index.html", inLanguage: asked("/index.html"), part: true, reports: true }],
  },
  {
    name: "the quick start, Vite",
    prepare: quickStarts.prepareVite,
    trusted: null,
    pages: [{ path: "/", ...IN_SANDBOX }],
    next: {
      name: "the quick start, React Router",
      prepare: quickStarts.prepareReactRouter,
      trusted: null,
      pages: [{ path: "/", ...IN_SANDBOX }],
      next: {
        name: "the quick start, built",
        prepare: quickStarts.prepareBuilt,
        trusted: "dompurify",
        pages: [{ path: "/", signsIn: true, reports: true }],
      },
    },
  },
  {
    name: "the quick start, Next.js",
    prepare: quickStarts.prepareNext,
    trusted: null,
    pages: [{ path: "/", ...IN_SANDBOX }],
  },
  {
    name: "Vite",
    prepare: prepareVite,
    trusted: "dompurify",
    pages: STYLES.map(({ name, page, without }) => ({
      name,
      path: `/${page}.html`,
      inLanguage: asked(`/${page}.html`),
      without: without && `/${without}.html`,
      square: true,
      reports: true,
    })),
    checkPictures: checkIsolation,
  },
  {
    name: "a deposit page",
    prepare: prepareDeposit,
    trusted: "dompurify",
    pages: [],
    checkPictures: checkParts,
  },
  {
    name: "Next.js",
    prepare: prepareNext,
    trusted: null,
    pages: [
      {
        path: "/en",
        inLanguage: (tag) => `/${tag}`,
        without: "/without",
        square: true,
        signsIn: true,
        reports: true,
      },
    ],
  },
  {
    name: "Vietnamese",
    prepare: prepareVietnamese,
    trusted: "dompurify",
    pages: [{ path: "/vietnamese.html", localeOf: vietnameseLocale, signsIn: true }],
  },
  {
    name: "the quick start, without React",
    prepare: quickStarts.prepareWithoutReact,
    trusted: null,
    pages: [{ path: "/", ...IN_SANDBOX, reports: false }],
  },
  {
    name: "npm create, with questions",
    prepare: quickStarts.prepareCreated,
    trusted: null,
    pages: [{ path: "/", ...IN_SANDBOX, reports: false }],
  },
  ...CREATED.map(({ name, prepare }) => ({
    name: `npm create, ${name}`,
    prepare,
    trusted: name === "next" ? null : "dompurify",
    pages: [{ path: "/", signsIn: true }],
  })),
];
