import type { Translated } from "../../messages/tree.types.ts";
import type { statement as source } from "../en/statement.ts";

export const statement = {
  title: "ລາຍການ",
} as const satisfies Translated<typeof source>;
