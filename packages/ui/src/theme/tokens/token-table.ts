import { fade, mix } from "../color/contrast.ts";
import { GLOW, QUIET } from "../color/shares.ts";
import {
  alwaysLegible,
  belowWhite,
  byPage,
  faded,
  ink,
  legible,
  legibleOnFill,
  same,
  state,
  tint,
  visibleEdge,
  visibleRing,
} from "./derivations.ts";
import {
  brandColor,
  type ColorRow,
  constantColor,
  derivedColor,
  derivedShadow,
  shared,
  type TokenRow,
} from "./token-row.ts";

/** Grounds of a page. */
const SURFACES = ["page", "surface", "surfaceRaised", "surfaceSunken"] as const;
const PAGE = [...SURFACES, "pageGlow"] as const;
/** Soft grounds of notices and badges. */
const SOFTS = ["accentSoft", "positiveSoft", "warningSoft", "criticalSoft", "infoSoft"] as const;
/** The wallet card is a gradient from the first to the second. */
const WALLET = ["walletStart", "walletEnd"] as const;
/** The card of a bonus is a gradient from the first to the second. */
const BONUS = ["bonusStart", "bonusEnd"] as const;

/** Text and icons of a tone: on the page, and on the soft ground of the tone. */
const tone = <const Soft extends string>(soft: Soft) =>
  brandColor({ text: [...PAGE, soft], forced: "CanvasText" }, legible);

/** The soft ground of a colour. */
const soft = (from: string, share: number, fill?: string) =>
  derivedColor(from, tint(share, fill), { forced: "Canvas" });

/** The border of a soft ground. */
const line = (from: string) =>
  derivedColor(from, tint(0.42), { alpha: true, forced: "CanvasText" });

/** Text on a fill. */
const onFill = <const Fills extends readonly string[]>(from: string, fills: Fills) =>
  derivedColor(from, ink, { text: fills, forced: "Canvas" });

const dimension = (value: string) => shared("dimension", value);

const radius = { kind: "dimension", author: "brand" } as const;

/**
 * Every design token, in one row each. The contract, the types, validation, derivation, the CSS of
 * brands, forced colours, contrast pairs and the documentation are computed from it. The comment of
 * a row is its documentation; `@unpaired` gives the reason why a colour needs no contrast pair, and
 * `@hostOnly` marks one that no component reads.
 *
 * The key is the published name, `--satang-<group>-<token>`: to remove or rename one is a breaking
 * change.
 */
export const tokenTable = {
  color: {
    /** Background of the page. */
    page: brandColor({ forced: "Canvas" }),
    /** Gradient at the top of the page. */
    pageGlow: brandColor({ over: ["page"], share: GLOW, forced: "Canvas" }),
    /** Cards and sheets, and a check mark on a fill in the colour of accent text. */
    surface: brandColor({ icon: ["accentText"], forced: "Canvas" }),
    /** Raised above a surface: a chosen segment. */
    surfaceRaised: brandColor({ forced: "Canvas" }),
    /** Sunken into a surface: fields, tracks, skeletons. */
    surfaceSunken: brandColor({ forced: "Canvas" }),
    /**
     * Scrim behind sheets and dialogs; may have opacity.
     * @unpaired dims the page below a dialog
     */
    overlay: brandColor({ alpha: true }),
    /**
     * Separates without a meaning; may have opacity.
     * @unpaired separates and carries no meaning
     */
    line: brandColor({ alpha: true, forced: "CanvasText" }),
    /** Edge of controls: 3:1 on every surface. */
    control: brandColor({ control: PAGE, forced: "CanvasText" }, visibleEdge),
    /** Body text. */
    text: brandColor(
      { text: [...PAGE, ...SOFTS], quiet: [...SURFACES, "accentSoft"], forced: "CanvasText" },
      ({ source, hold, ratio, grounds }) =>
        hold(
          hold(source, 7, grounds(["surface", ...PAGE])),
          ratio,
          grounds(["surface", ...PAGE, "accentSoft"]),
          QUIET,
        ),
    ),
    /** Secondary text, and edges in a notice. */
    textMuted: brandColor(
      { text: [...PAGE, "accentSoft"], control: SOFTS, forced: "CanvasText" },
      legible,
    ),
    /** Fill of the main action. */
    accent: brandColor({ forced: "Highlight" }),
    /** Hovered fill of the main action. */
    accentHover: derivedColor("accent", state(0.14, "onAccent", "#ffffff"), {
      forced: "Highlight",
    }),
    /** Pressed fill of the main action. */
    accentActive: derivedColor("accent", state(0.1, "onAccent"), { forced: "Highlight" }),
    /** Soft ground in the accent colour. */
    accentSoft: soft("accent", 0.17),
    /**
     * Line around a soft ground in the accent colour.
     * @unpaired an ornament around an element with its own text
     */
    accentLine: line("accent"),
    /** The accent as text and icon on a surface. */
    accentText: brandColor({ text: [...PAGE, ...SOFTS], forced: "CanvasText" }, legible),
    /** Text on the accent fill. */
    onAccent: brandColor(
      { text: ["accent", "accentHover", "accentActive"], forced: "HighlightText" },
      legibleOnFill,
    ),
    /**
     * Glow of the accent below a raised button.
     * @unpaired a shadow
     */
    accentGlow: derivedColor("accent", faded(0.12), { alpha: true }),
    /** Positive text and icons. */
    positive: tone("positiveSoft"),
    /** Soft ground of positive text. */
    positiveSoft: soft("positive", 0.13),
    /**
     * Line around a positive notice.
     * @unpaired an ornament around a notice
     * @hostOnly
     */
    positiveLine: line("positive"),
    /** Text on a positive fill. */
    onPositive: derivedColor("positive", ink, {
      text: ["positive"],
      forced: "Canvas",
    }),
    /** Warning text and icons. */
    warning: tone("warningSoft"),
    /**
     * Tints the soft ground of warnings, when the colour of their text is too dark. @default
     * `warning`
     */
    warningFill: brandColor({ optional: true, variable: false }),
    /** Soft ground of warning text. */
    warningSoft: soft("warning", 0.15, "warningFill"),
    /**
     * Line around a warning notice.
     * @unpaired an ornament around a notice
     * @hostOnly
     */
    warningLine: line("warning"),
    /** Text on a warning fill. */
    onWarning: onFill("warning", ["warning"]),
    /** Critical text and icons, and the fill of a destructive action. */
    critical: tone("criticalSoft"),
    /** Hovered fill of a destructive action. */
    criticalHover: derivedColor("critical", state(0.1, "onCritical"), {
      forced: "CanvasText",
    }),
    /** Soft ground of critical text. */
    criticalSoft: soft("critical", 0.12),
    /**
     * Line around a critical notice.
     * @unpaired an ornament around a notice
     * @hostOnly
     */
    criticalLine: line("critical"),
    /** Text on a critical fill. */
    onCritical: onFill("critical", ["critical", "criticalHover"]),
    /** Informative text and icons. */
    info: tone("infoSoft"),
    /** Soft ground of informative text. */
    infoSoft: soft("info", 0.13),
    /**
     * Line around an informative notice.
     * @unpaired an ornament around a notice
     * @hostOnly
     */
    infoLine: line("info"),
    /**
     * Text on an informative fill.
     * @hostOnly
     */
    onInfo: onFill("info", ["info"]),
    /** Colour of shadows; may have opacity. */
    shadow: brandColor({ alpha: true, variable: false }),
    /** Focus ring. */
    focus: derivedColor("accent", visibleRing, {
      focus: [...PAGE, ...SOFTS],
      forced: "CanvasText",
    }),
    /**
     * Light around the focus ring.
     * @unpaired a second ring around the focus ring
     */
    focusGlow: derivedColor("accent", faded(0.2), { alpha: true }),
    /** Ground of toasts and tooltips: the contrast of the page, inverted. */
    inverse: derivedColor("text", same, { forced: "CanvasText" }),
    /** Text on the inverse ground. */
    onInverse: onFill("text", ["inverse"]),
    /**
     * River lines.
     * @unpaired river lines, an ornament
     */
    wave: brandColor({ forced: "CanvasText" }),
    /** Start of the wallet card's gradient. */
    walletStart: brandColor({ forced: "Canvas" }),
    /** End of the wallet card's gradient. */
    walletEnd: brandColor({ forced: "Canvas" }),
    /** Text on the wallet card. */
    walletText: brandColor({
      text: [...WALLET, "walletControl", "walletSunken"],
      quiet: WALLET,
      focus: WALLET,
      forced: "CanvasText",
    }),
    /** Secondary text on the wallet card. */
    walletTextMuted: brandColor({ text: WALLET, forced: "CanvasText" }),
    /** Buttons on the wallet card. */
    walletControl: derivedColor("walletText", faded(0.09), {
      alpha: true,
      over: WALLET,
      forced: "Canvas",
    }),
    /** Sunken track of a choice on the wallet card. */
    walletSunken: derivedColor(
      "walletEnd",
      ({ source }) => fade(mix("#000000", 0.45, source), 0.4),
      { alpha: true, over: WALLET, forced: "Canvas" },
    ),
    /** Thumb of a choice on the wallet card. */
    walletThumb: derivedColor("walletText", same, { forced: "Highlight" }),
    /** Text on that thumb. */
    onWalletThumb: derivedColor("walletEnd", alwaysLegible, {
      text: ["walletThumb"],
      forced: "HighlightText",
    }),
    /** Start of the bonus card's gradient: violet in every brand, so that a bonus is never taken for cash. */
    bonusStart: constantColor("#6a3bd1", { forced: "Canvas" }, belowWhite),
    /** End of the bonus card's gradient. */
    bonusEnd: derivedColor("page", byPage("#241056", "#2e1568"), { forced: "Canvas" }),
    /** Text on the bonus card. */
    bonusText: constantColor("#ffffff", { text: BONUS, quiet: BONUS, forced: "CanvasText" }),
    /** Secondary text on the bonus card. */
    bonusMuted: constantColor(
      "#ddd0ff",
      { text: BONUS, focus: BONUS, forced: "CanvasText" },
      alwaysLegible,
    ),
    /** The amount of a bonus that was received, and marks next to it. */
    bonusAmount: constantColor(
      "#ffe29a",
      { text: BONUS, focus: BONUS, forced: "CanvasText" },
      alwaysLegible,
    ),
    /** A receipt, and a mark on a seal: white in every theme, as paper is. */
    paper: constantColor("#fffdf7", {
      icon: ["paperPositive", "paperWarning", "paperCritical"],
      forced: "Canvas",
    }),
    /** Text on paper. */
    paperText: constantColor(
      "#1c1a17",
      { text: ["paper"], quiet: ["paper"], focus: ["paper"], forced: "CanvasText" },
      alwaysLegible,
    ),
    /** Secondary text on paper, and edges of controls. */
    paperMuted: constantColor(
      "#6b6455",
      { text: ["paper"], control: ["paper"], forced: "CanvasText" },
      alwaysLegible,
    ),
    /** Positive text on paper, and the seal of a success. */
    paperPositive: constantColor(
      "#0b6b49",
      { text: ["paper"], forced: "CanvasText" },
      alwaysLegible,
    ),
    /** Warning text on paper, and the seal of what is not final yet. */
    paperWarning: constantColor(
      "#8a5a00",
      { text: ["paper"], forced: "CanvasText" },
      alwaysLegible,
    ),
    /** Critical text on paper, and the seal of a failure. */
    paperCritical: constantColor(
      "#b3261e",
      { text: ["paper"], forced: "CanvasText" },
      alwaysLegible,
    ),
    /** Bright side of a coin. */
    coinLight: constantColor("#ffe29a", { forced: "Canvas" }),
    /** Face of a coin. */
    coin: constantColor("#f5c451", { forced: "Canvas" }),
    /** Dark side of a coin. */
    coinDark: constantColor("#c98a1b", { forced: "Canvas" }),
    /** Mark on a coin. */
    coinMark: constantColor("#5a3803", {
      icon: ["coinLight", "coin", "coinDark"],
      forced: "CanvasText",
    }),
    /**
     * Behind a QR code; cameras read it, so that every brand keeps it white.
     * @unpaired always below the black modules of a QR code
     */
    qr: constantColor("#ffffff", {}),
  },
  /** Distances on a scale of 4 px. */
  space: {
    1: dimension("4px"),
    2: dimension("8px"),
    3: dimension("12px"),
    4: dimension("16px"),
    5: dimension("20px"),
    6: dimension("24px"),
    8: dimension("32px"),
    10: dimension("40px"),
    12: dimension("48px"),
  },
  /** Corners. A brand's author writes them as numbers of px. */
  radius: {
    small: radius,
    medium: radius,
    control: radius,
    button: radius,
    card: radius,
    sheet: radius,
    /** Pills and circles. */
    full: { kind: "dimension", author: "fixed", value: "999px" },
  },
  /** Type. */
  font: {
    /** `BrandTokens.fontFamily` before the built-in stack. */
    family: { kind: "fontFamily", author: "brand" },
    weightRegular: shared("fontWeight", "450"),
    weightMedium: shared("fontWeight", "550"),
    weightStrong: shared("fontWeight", "650"),
    weightHeavy: shared("fontWeight", "700"),
    /** Labels of tabs, and badges. No text is smaller. */
    sizeCaption: dimension("0.75rem"),
    /** Labels, dates, and secondary text. */
    sizeSmall: dimension("0.8125rem"),
    /** Text, rows, and buttons that are not the main action. */
    sizeBody: dimension("0.9375rem"),
    /** Main buttons, titles of sections, fields, and small amounts. */
    sizeLead: dimension("1.0625rem"),
    /** Titles of pages and sheets. */
    sizeTitle: dimension("1.375rem"),
    /** Titles of cards, and an amount while it is typed. */
    sizeDisplay: dimension("1.875rem"),
    /** The one amount of a screen. */
    sizeAmount: dimension("2.625rem"),
    /**
     * The headline of a poster next to the login.
     * @hostOnly
     */
    sizePoster: dimension("3.5rem"),
    /** Line height of text. Thai and Lao have marks above and below the line, so that it follows the script. */
    lineText: {
      kind: "number",
      author: "fixed",
      byLanguage: { en: "1.4", th: "1.6", lo: "1.65" },
    },
    /** Line height of headings and labels. */
    lineTight: {
      kind: "number",
      author: "fixed",
      byLanguage: { en: "1.25", th: "1.4", lo: "1.5" },
    },
  },
  /** Shadows. */
  shadow: {
    /** Below a card. */
    card: derivedShadow(({ written }) => `0 14px 34px ${written.shadow}`),
    /** Below elements that float above the page. */
    overlay: derivedShadow(({ written }) => `0 18px 40px ${written.shadow}`),
    /** Shadow of the main action. */
    button: derivedShadow(({ of }) => `inset 0 1px #ffffff73, 0 8px 18px ${of("accentGlow")}`),
  },
  /** Durations and curves of movements. */
  motion: {
    /** Reply to a press or to a pointer: a colour, a shade, a small mark. */
    quick: shared("duration", "120ms", "0s"),
    /** Exit, and change in its place: a sheet that closes, a light that fades. */
    base: shared("duration", "200ms", "0s"),
    /** The longest movement: a sheet that opens, a leg of the coin. */
    slow: shared("duration", "300ms", "0s"),
    /** Round of a movement that repeats until work ends, such as the ring of progress: slow under reduced motion, never still. */
    turn: shared("duration", "800ms", "3s"),
    /** Curve of an entrance, and of a reply to a press: fast at first. */
    easeOut: shared("cubicBezier", "cubic-bezier(0.2, 0.8, 0.2, 1)"),
    /** Curve from one place to another, and of an exit. */
    easeInOut: shared("cubicBezier", "cubic-bezier(0.4, 0, 0.2, 1)"),
    /** Curve of a landing: a little further than its place, and back. */
    easeLand: shared("cubicBezier", "cubic-bezier(0.3, 1.25, 0.5, 1)"),
    /** Curve of a turn, and of light that changes evenly. */
    easeLinear: shared("cubicBezier", "cubic-bezier(0, 0, 1, 1)"),
  },
  /** Sizes of controls and bars. */
  size: {
    /** Minimum size of a touch target. */
    touch: dimension("44px"),
    control: dimension("52px"),
    button: dimension("54px"),
    appBar: dimension("64px"),
    /** Height of the bottom navigation; none on a phone in landscape, where it is a column. */
    bottomNavigation: { ...dimension("84px"), landscape: "0px" },
    /** Width of the bottom navigation on a phone in landscape; none elsewhere. */
    bottomNavigationColumn: { ...dimension("0px"), landscape: "76px" },
    navigationRail: dimension("232px"),
  },
  /** Stacking order of elements above the page. */
  z: {
    bar: shared("number", "10"),
    overlay: shared("number", "2000"),
    toast: shared("number", "3000"),
  },
} as const satisfies Record<string, Record<string, TokenRow>> & { color: Record<string, ColorRow> };
