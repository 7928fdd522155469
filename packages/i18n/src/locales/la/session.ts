import type { Translated } from "../../messages/tree.types.ts";
import type { session as source } from "../en/session.ts";

export const session = {
  title: "ເຂົ້າສູ່ລະບົບ",
} as const satisfies Translated<typeof source>;
