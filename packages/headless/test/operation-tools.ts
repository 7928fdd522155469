import { createClient } from "@satang/api";
import { createFakeBackend, type Override } from "@satang/api/testing";
import type { Intention } from "@satang/machines/money";
import type { OperationTools } from "../src/money/index.ts";

export const MEMBER = "1001";
export const TOKEN = "token-1";
/** Server time of every test, ms. */
export const NOW = Date.parse("2026-11-21T10:00:00+07:00");

/** The tools of a definition, with a fake backend. */
export function createTools(...overrides: Override[]) {
  const backend = createFakeBackend({ overrides });
  const tools: OperationTools = {
    client: createClient({
      baseUrl: "https://wallet.example",
      fetch: backend.fetch,
      random: () => 0,
      getToken: () => TOKEN,
    }),
    clock: { now: () => NOW },
    pinned: { token: TOKEN },
    member: MEMBER,
  };
  return { tools, backend };
}

/** An intention that was sent once, now. */
export const sentIntention = <Order>(
  operation: string,
  order: Order,
  fields: Partial<Intention<Order>> = {},
): Intention<Order> => ({
  key: "key-1",
  operation,
  member: MEMBER,
  order,
  before: null,
  startedAt: NOW,
  isServerTime: true,
  lastSentAt: NOW,
  sends: 1,
  outcome: null,
  ...fields,
});
