import type { StatementEntry } from "@satang/headless/statement";
import { useState } from "react";

/** The row of a page that was chosen last, at first the newest one; `null` without rows. */
export function useChosenEntry(entries: readonly StatementEntry[]) {
  const [key, setKey] = useState<string | null>(null);
  const chosen = entries.find((entry) => entry.key === key) ?? entries[0] ?? null;
  return { chosen, choose: (entry: StatementEntry) => setKey(entry.key) };
}
