import type { QrProvider } from "@satang/machines";

/** Every money action there is; one of a name is under way at a time. */
export type MoneyActionName = "transfer" | "withdraw" | `qr.${QrProvider}`;

/** The actor's key in the provider's scope. */
export const actorKeyOf = (name: MoneyActionName) => `money-action.${name}`;
