/** Banners before a feature. */
export const banners = {
  continue: "Continue",
  picture: "Banner",
} as const;
