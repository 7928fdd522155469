import type { Translated } from "../../messages/tree.types.ts";
import type { session as source } from "../en/session.ts";

export const session = {
  title: "เข้าสู่ระบบ",
} as const satisfies Translated<typeof source>;
