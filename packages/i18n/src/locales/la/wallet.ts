import type { Translated } from "../../messages/tree.types.ts";
import type { wallet as source } from "../en/wallet.ts";

export const wallet = {
  title: "ຍອດເງິນໃນກະເປົາ",
} as const satisfies Translated<typeof source>;
