import type { Translated } from "../../messages/tree.types.ts";
import type { withdraw as source } from "../en/withdraw.ts";

export const withdraw = {
  title: "ຖອນເງິນ",
} as const satisfies Translated<typeof source>;
