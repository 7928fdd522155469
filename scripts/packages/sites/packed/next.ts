import { cp } from "node:fs/promises";
import { join } from "node:path";
import { checkMarkup } from "../check-markup.ts";
import { buildAndStartNext } from "../next-site.ts";
import type { NextSite, Site } from "../site.types.ts";
import { copySite } from "./copy-site.ts";

/** Files of the site with Vite that this one has, too. */
const SHARED = [
  "languages.ts",
  "member-page.tsx",
  "own-elements.tsx",
  "own-words.ts",
  "sign-in.ts",
  "site.css",
];

/** React with Next.js, which renders the pages on its server. */
export const withNext: Site<NextSite> = {
  name: "Next.js",
  prepare: async () => {
    const root = await copySite("next");
    for (const file of SHARED) await cp(`apps/partner/vite/${file}`, join(root, file));
    return buildAndStartNext(root);
  },
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
};
