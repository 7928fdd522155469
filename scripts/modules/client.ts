import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const DIRECTIVE = '"use client";';
const HOOK = /use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*/.source;
/**
 * Modules that import from React what a server does not have (it has `useId`, `useMemo` and
 * `useCallback`), that call another hook, or that make parts, which have a context. A module that
 * only re-exports a hook does not count: Next.js rejects `export *` in a client module, and a server can call nothing of it.
 */
const CLIENT = new RegExp(
  `import \\{[^}]*\\b(?:${HOOK}|createContext)\\b[^}]*\\} from "react"|(?<!function )\\b(?:${HOOK}|createParts)\\(`,
);

/** Whether a published module has `"use client"`. */
export const isClient = (code: string): boolean => code.startsWith(DIRECTIVE);

export const needsClient = (code: string): boolean => CLIENT.test(code) && !isClient(code);

/**
 * Adds `"use client"` to each published module that needs it and does not have it in its source.
 */
export async function markClient(folder: string): Promise<void> {
  for (const path of globSync(`${folder}/**/*.js`)) {
    const code = await readFile(path, "utf8");
    if (needsClient(code)) await writeFile(path, `${DIRECTIVE}\n${code}`);
  }
}
