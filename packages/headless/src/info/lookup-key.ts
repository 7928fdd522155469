import type { Client } from "../provider/index.ts";

/**
 * The lookups by the name of their client method (money.txt §7). The bounds of a withdrawal are amounts: `useWithdraw`
 * reads them.
 */
export type LookupName = Exclude<keyof Client["lookup"], "withdraw">;

/** Key of a lookup in the query cache. */
export const lookupKey = (name: LookupName) => ["lookup", name] as const;

const ofMember: ReadonlySet<unknown> = new Set<LookupName>(["deposit", "slip"]);

/** Whether a query contains data of the member, which sign-out removes. */
export const isOfMember = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== "lookup" || ofMember.has(queryKey[1]);
