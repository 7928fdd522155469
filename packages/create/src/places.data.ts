import type { Framework } from "./answers.ts";

/** The folder of the scripts and styles in a site. */
export const SOURCES: Readonly<Record<Framework, string>> = {
  vite: "src/",
  next: "app/",
  html: "",
};

/** Where each template goes in a site. */
export const PLACES: Readonly<Record<Framework, Readonly<Record<string, string>>>> = {
  vite: {
    "vite/index.html": "index.html",
    "vite/vite.config.ts": "vite.config.ts",
    "vite/tsconfig.json": "tsconfig.json",
    "vite/main.tsx": "src/main.tsx",
    "react/wallet-page.tsx": "src/wallet-page.tsx",
    "react/page.css": "src/page.css",
  },
  next: {
    "next/next.config.ts": "next.config.ts",
    "next/tsconfig.json": "tsconfig.json",
    "next/layout.tsx": "app/layout.tsx",
    "next/page.tsx": "app/page.tsx",
    "react/wallet-page.tsx": "app/wallet-page.tsx",
    "react/page.css": "app/page.css",
  },
  html: {
    "html/index.html": "index.html",
    "html/main.js": "main.js",
    "html/page.css": "page.css",
    "html/vite.config.js": "vite.config.js",
  },
};
