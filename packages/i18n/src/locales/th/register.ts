import type { Translated } from "../../messages/tree.types.ts";
import type { register as source } from "../en/register.ts";

export const register = {
  title: "สมัครสมาชิก",
} as const satisfies Translated<typeof source>;
