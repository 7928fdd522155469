import { contrast, fade, lay, mix, reach, readableOn } from "../color/contrast.ts";
import { CONTROL_RATIO } from "../color/ratios.ts";
import { QUIET } from "../color/shares.ts";
import type { Derive } from "./token-row.ts";

/** Grounds on a page. A colour is moved away from the first one, towards black or white. */
const onPage = (tokens: readonly string[] = []) => ["surface", ...tokens];

/** Adjusted until it is readable as text on the grounds of its row. */
export const legible: Derive = ({ source, hold, ratio, grounds, row }) =>
  hold(source, ratio, grounds(onPage(row.text)));

/**
 * The same for text on a fill, which is the first of its grounds; the other grounds are states of
 * the fill, which depend on the text.
 */
export const legibleOnFill: Derive = ({ source, hold, ratio, grounds, row }) =>
  hold(source, ratio, grounds(row.text?.slice(0, 1)));

/** The same for the edge of a control. */
export const visibleEdge: Derive = ({ source, hold, grounds, row }) =>
  hold(source, CONTROL_RATIO, grounds(onPage(row.control)));

/** Adjusted until it is visible as a focus ring, also when the author's own colours are checked. */
export const visibleRing: Derive = ({ source, grounds, row }) =>
  reach(source, CONTROL_RATIO, grounds(onPage(row.focus)));

/**
 * Adjusted until it is readable on the grounds of its row, also when the author's own colours are
 * checked.
 */
export const alwaysLegible: Derive = ({ source, ratio, grounds, row }) =>
  reach(source, ratio, grounds(row.text));

/** The first colour on a dark page, the second on a light one. */
export const byPage =
  (onDark: string, onLight: string): Derive =>
  ({ written: { page = "" } }) =>
    readableOn(page, ["#ffffff", "#000000"]) === "#ffffff" ? onDark : onLight;

/** Made darker until white is readable on it, also as the quiet part of an amount. */
export const belowWhite: Derive = ({ source, ratio }) => {
  const isReadable = (fill: string) => contrast(lay(fade("#ffffff", QUIET), fill), fill) >= ratio;
  const steps = Array.from({ length: 20 }, (_, step) => mix("#000000", step / 20, source));
  return steps.find(isReadable) ?? "#000000";
};

/** The page colour, white or black: the one with the best contrast on its source colour. */
export const ink: Derive = ({ followed, written }) =>
  readableOn(followed(), [written.page ?? "", "#ffffff", "#000000"]);

/**
 * A state of a fill: a share (0–1) of `goal` mixed into it. When its text is not readable then, one
 * step away from its text.
 * @param text - token of the text on the fill
 * @param goal - @default the text
 */
export const state =
  (share: number, text: string, goal?: string): Derive =>
  ({ of, followed, ratio }) => {
    const fill = followed();
    const first = mix(goal ?? of(text), share, fill);
    if (contrast(of(text), first) >= ratio) return first;
    return mix(readableOn(of(text), ["#ffffff", "#000000"]), share, fill);
  };

/**
 * A share (0–1) of the colour mixed into the surface. @param fill - a token that replaces it when
 * the author gives one
 */
export const tint =
  (share: number, fill = ""): Derive =>
  ({ source, written }) =>
    mix(written[fill] ?? source, share, written.surface ?? "");

/** The colour at an opacity (0–1). */
export const faded =
  (opacity: number): Derive =>
  ({ source }) =>
    fade(source, opacity);

/** The value of its source colour. */
export const same: Derive = ({ followed }) => followed();
