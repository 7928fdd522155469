import type { Client } from "../provider/index.ts";

/** The lookups by the name of their client method (money.txt §7). */
export type LookupName = keyof Client["lookup"];

/** Key of a lookup in the query cache. */
export const lookupKey = (name: LookupName) => ["lookup", name] as const;

const ofMember: ReadonlySet<unknown> = new Set<LookupName>(["deposit", "withdraw", "slip"]);

/** Whether a query contains data of the member, which sign-out removes. */
export const isOfMember = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== "lookup" || ofMember.has(queryKey[1]);
