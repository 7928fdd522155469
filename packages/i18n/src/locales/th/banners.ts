import type { Translated } from "../../messages/tree.types.ts";
import type { banners as source } from "../en/banners.ts";

export const banners = {
  continue: "ไปต่อ",
  picture: "แบนเนอร์",
} as const satisfies Translated<typeof source>;
