/** Whole blocks of TypeScript that do not run in a browser as they are written, with the reason. */
export const NOT_RUN: readonly (readonly [code: RegExp, reason: string])[] = [
  [
    /from "(?:vite|next\/server|\.{1,2}\/(?:src\/)?wallet(?:\.tsx)?)"/,
    "A file around the wallet of the quick start, which `pnpm packages` follows: it builds and opens the sites.",
  ],
  [
    /from "@playwright\/test"/,
    "A test of a partner: `e2e/documents.e2e.ts` runs it in Playwright, on the member app.",
  ],
  [
    /from "@satang\/sandbox"/,
    "It starts a server, for which it needs Node: `scripts/docs/sandbox-blocks.test.ts` runs it.",
  ],
];
