import type { Translated } from "../../messages/tree.types.ts";
import type { statement as source } from "../en/statement.ts";

export const statement = {
  title: "รายการ",
} as const satisfies Translated<typeof source>;
