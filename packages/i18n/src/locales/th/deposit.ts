import type { Translated } from "../../messages/tree.types.ts";
import type { deposit as source } from "../en/deposit.ts";

export const deposit = {
  title: "ฝากเงิน",
} as const satisfies Translated<typeof source>;
