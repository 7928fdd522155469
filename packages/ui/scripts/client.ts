import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const DIRECTIVE = '"use client";';
const HOOK = /use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*/.source;
/**
 * Whoever takes from React what a server has not (it has `useId`, `useMemo` and `useCallback`), or calls a hook of another.
 * Who only hands a hook on is not meant: in a client's module Next.js refuses `export *`, and a server can call nothing.
 */
const CLIENT = new RegExp(
  `import \\{[^}]*\\b(?:${HOOK}|createContext)\\b[^}]*\\} from "react"|(?<!function )\\b${HOOK}\\(`,
);

/** Whether a published module says that the browser begins with it. */
export const isClient = (code: string): boolean => code.startsWith(DIRECTIVE);

export const needsClient = (code: string): boolean => CLIENT.test(code) && !isClient(code);

/** Says `"use client"` in each published module that needs it and does not say so in its source. */
export async function markClient(folder: string): Promise<void> {
  for (const path of globSync(`${folder}/**/*.js`)) {
    const code = await readFile(path, "utf8");
    if (needsClient(code)) await writeFile(path, `${DIRECTIVE}\n${code}`);
  }
}
