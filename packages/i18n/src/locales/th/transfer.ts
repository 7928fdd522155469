import type { Translated } from "../../messages/tree.types.ts";
import type { transfer as source } from "../en/transfer.ts";

export const transfer = {
  title: "โอนเงิน",
} as const satisfies Translated<typeof source>;
