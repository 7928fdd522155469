import type { Translated } from "../../messages/tree.types.ts";
import type { banners as source } from "../en/banners.ts";

export const banners = {
  continue: "ສືບຕໍ່",
  picture: "ແບນເນີ",
} as const satisfies Translated<typeof source>;
