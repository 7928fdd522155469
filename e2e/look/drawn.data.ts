import type { Locale } from "@satang/i18n";
import type { Theme } from "../fixtures/visit.ts";
import { PHONE, type View } from "./shoot.ts";

/** A screen that was drawn, and the scene that shows it in the running app. */
export interface Drawn {
  /** Name of the drawing, a PNG. */
  readonly picture: string;
  readonly scene: string;
  readonly locale: Locale;
  readonly view: View;
}

const SIZES = {
  phone: PHONE,
  desktop: { width: 1440, height: 900 },
  landscape: { width: 844, height: 390 },
} as const;

const THEMES: Readonly<Record<"night" | "day", Theme>> = {
  night: "river-night",
  day: "river-day",
};

type Row = readonly [
  picture: string,
  scene: string,
  locale: Locale,
  theme: keyof typeof THEMES,
  device: keyof typeof SIZES,
];

const ROWS: readonly Row[] = [
  ["moment-home-th", "Home: at rest", "th", "night", "phone"],
  ["moment-home-en-desktop", "Home: at rest", "en", "day", "desktop"],
  ["moment-transfer-start-th", "Transfer: nothing chosen", "th", "day", "phone"],
  ["moment-transfer-done-th", "Transfer: done", "th", "night", "phone"],
  ["moment-bonus-received-th", "Other pages: bonus received", "th", "night", "phone"],
  ["moment-arrived-th", "Deposit: credited", "th", "night", "phone"],
  ["moment-outcome-open-th", "Transfer: not known yet", "th", "day", "phone"],
  ["moment-withdraw-bonus-th", "Withdraw: active bonus", "th", "night", "phone"],
  ["moment-receipt-th", "Receipt: paid", "th", "night", "phone"],
  ["moment-offline-th", "Home: no line", "th", "night", "phone"],
  ["moment-statement-en-desktop", "Statement: first page", "en", "day", "desktop"],
  ["moment-statement-th", "Statement: first page", "th", "night", "phone"],
  ["moment-slips-th", "Slips: list", "th", "night", "phone"],
  ["moment-profile-en-desktop", "Profile: at rest", "en", "day", "desktop"],
  ["moment-login-en-desktop", "Log in: empty", "en", "day", "desktop"],
  ["moment-login-th-desktop", "Log in: empty", "th", "night", "desktop"],
  ["moment-login-th", "Log in: empty", "th", "night", "phone"],
  ["moment-spin-en-desktop", "Wheel: open", "en", "night", "desktop"],
  ["moment-prize-lo", "Wheel: prize", "la", "day", "phone"],
  ["moment-landscape-th", "Home: at rest", "th", "night", "landscape"],
  ["moment-landscape-withdraw-th", "Withdraw: within the bounds", "th", "night", "landscape"],
];

/** The drawn screens. Drawings of movements and of pages of the Storybook have no scene. */
export const DRAWN: readonly Drawn[] = ROWS.map(([picture, scene, locale, theme, device]) => ({
  picture,
  scene,
  locale,
  view: { device, theme: THEMES[theme], size: SIZES[device] },
}));
