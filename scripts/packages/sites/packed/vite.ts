import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { checkIsolation } from "../check-isolation.ts";
import { ISOLATED, ISOLATED_ELEMENTS } from "../isolation.data.ts";
import type { BuiltSite, Place, Site } from "../site.types.ts";
import { buildWithVite } from "../vite-site.ts";
import { asked } from "./asked.ts";
import { copySite } from "./copy-site.ts";
import { writeIsolatedPages } from "./isolated-pages.ts";

/** Styles of a page of the site: its file, and that of the same page without our sheets. */
type Styles = {
  readonly name: string;
  readonly page: string;
  readonly without: string | null;
  readonly lacks: Place["lacks"];
};

const SAME_SCRIPT = "two pages with the same script and other style sheets have it";
/** Lacks what takes seconds: a QR that is credited, a wheel that turns, a conversation. */
const BRIEFLY: Place["lacks"] = {
  cancel: SAME_SCRIPT,
  deposit: SAME_SCRIPT,
  spin: SAME_SCRIPT,
  "end of the session": SAME_SCRIPT,
  chat: SAME_SCRIPT,
};

const STYLES: readonly Styles[] = [
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

async function build(): Promise<BuiltSite> {
  const pages = new Set([
    ...STYLES.flatMap(({ page, without }) => [page, without ?? page]),
    ...[...ISOLATED, ...ISOLATED_ELEMENTS].map(({ page }) => page),
  ]);
  const root = await copySite("vite");
  await writeIsolatedPages(root);
  return {
    fileOf: await buildWithVite(root, [react(), tailwind()], [...pages]),
    trusted: "dompurify",
  };
}

/** React with Vite: its pages differ in their style sheets. */
export const withVite: Site<BuiltSite> = {
  name: "Vite",
  prepare: build,
  pages: STYLES.map(({ name, page, without, lacks }) => ({
    name,
    path: asked(`/${page}.html`),
    language: "th",
    without: without === null ? null : asked(`/${without}.html`),
    square: true,
    brand: "Lotus Play",
    lacks,
  })),
  checkMore: checkIsolation,
};
