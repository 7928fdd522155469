import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const DIRECTIVE = '"use client";';
/** Whoever imports a hook or makes a context; `useId`, `useMemo` and `useCallback` work on a server too. */
const CLIENT =
  /import \{[^}]*\b(?:use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*|createContext)\b[^}]*\} from "/;

export const needsClient = (code: string): boolean =>
  CLIENT.test(code) && !code.startsWith(DIRECTIVE);

/** Says `"use client"` in each published module that needs it and does not say so in its source. */
export async function markClient(folder: string): Promise<void> {
  for (const path of globSync(`${folder}/**/*.js`)) {
    const code = await readFile(path, "utf8");
    if (needsClient(code)) await writeFile(path, `${DIRECTIVE}\n${code}`);
  }
}
