import { createGlobalThemeContract } from "@vanilla-extract/css";
import { variableName } from "./variable-name.ts";

/**
 * The names partners see: every component reads these variables and no others.
 * Published as `--satang-<group>-<token>`; removing or renaming one is a breaking change.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page behind everything, and the light it catches at the top. */
      page: null,
      pageGlow: null,
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      overlay: null,
      /** Separates, never carries meaning. */
      line: null,
      /** The boundary of anything to fill or press: 3:1 on every surface. */
      control: null,
      text: null,
      textMuted: null,
      /** Accent as a fill, and what stands on it. */
      accent: null,
      accentHover: null,
      accentActive: null,
      accentSoft: null,
      accentLine: null,
      accentText: null,
      onAccent: null,
      /** Glow of the accent below a pressed-out button. */
      accentGlow: null,
      /** Each tone: its text and icons, the soft surface below them, a line around it, and what stands on a fill of it. */
      positive: null,
      positiveSoft: null,
      positiveLine: null,
      onPositive: null,
      warning: null,
      warningSoft: null,
      warningLine: null,
      onWarning: null,
      critical: null,
      criticalHover: null,
      criticalSoft: null,
      criticalLine: null,
      onCritical: null,
      info: null,
      infoSoft: null,
      infoLine: null,
      onInfo: null,
      focus: null,
      focusGlow: null,
      /** Toasts turn the page's contrast around. */
      inverse: null,
      onInverse: null,
      wave: null,
      walletStart: null,
      walletEnd: null,
      walletText: null,
      walletTextMuted: null,
      /** Buttons, the sunken track and the thumb of a choice on the wallet card. */
      walletControl: null,
      walletSunken: null,
      walletThumb: null,
      onWalletThumb: null,
      coinLight: null,
      coin: null,
      coinDark: null,
      coinMark: null,
      /** Behind a QR code; codes are read by cameras, so both brands keep it white. */
      qr: null,
    },
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
    },
    radius: {
      small: null,
      medium: null,
      control: null,
      button: null,
      card: null,
      sheet: null,
      full: null,
    },
    font: {
      family: null,
      weightRegular: null,
      weightMedium: null,
      weightStrong: null,
      weightHeavy: null,
      sizeCaption: null,
      sizeSmall: null,
      sizeBody: null,
      sizeLead: null,
      sizeTitle: null,
      sizeDisplay: null,
      sizeAmount: null,
      /** Thai and Lao stack marks above and below: the line height follows the script. */
      lineText: null,
      lineTight: null,
    },
    shadow: {
      card: null,
      overlay: null,
      button: null,
    },
    motion: {
      quick: null,
      base: null,
      slow: null,
      /** One turn of the ring that says "alive": slow under reduced motion, never still. */
      turn: null,
      easeOut: null,
      easeInOut: null,
    },
    size: {
      touch: null,
      control: null,
      button: null,
      appBar: null,
      bottomMenu: null,
      sideRail: null,
    },
    /** Stacking order of what floats above the page. */
    z: {
      bar: null,
      overlay: null,
      toast: null,
    },
  },
  (_value, path) => variableName(path),
);
