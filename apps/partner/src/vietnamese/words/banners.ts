import type { Catalogue } from "@satang/i18n";

export const banners = {
  continue: "Tiếp tục",
  picture: "Banner",
} as const satisfies Catalogue["banners"];
