import { contrast, fade, mix, reach, readableOn } from "../color/contrast.ts";
import { CONTROL_RATIO } from "../color/ratios.ts";
import type { Derive } from "./token-row.ts";

/** Grounds on a page. A colour moves away from the first, in the direction of black or white. */
const onPage = (tokens: readonly string[] = []) => ["surface", ...tokens];

/** Moved until it reads as text on the grounds of its row. */
export const legible: Derive = ({ source, hold, ratio, grounds, row }) =>
  hold(source, ratio, grounds(onPage(row.text)));

/** The same for text on a fill, the first of its grounds; the others are states of the fill, which follow the text. */
export const legibleOnFill: Derive = ({ source, hold, ratio, grounds, row }) =>
  hold(source, ratio, grounds(row.text?.slice(0, 1)));

/** The same for the edge of a control. */
export const visibleEdge: Derive = ({ source, hold, grounds, row }) =>
  hold(source, CONTROL_RATIO, grounds(onPage(row.control)));

/** Moved until it is seen as a focus ring, also where the author's own colours are checked. */
export const visibleRing: Derive = ({ source, grounds, row }) =>
  reach(source, CONTROL_RATIO, grounds(onPage(row.focus)));

/** Moved until it reads on the grounds of its row, also where the author's own colours are checked. */
export const alwaysLegible: Derive = ({ source, ratio, grounds, row }) =>
  reach(source, ratio, grounds(row.text));

/** The page, white or black: what reads best on the colour that it follows. */
export const ink: Derive = ({ followed, written }) =>
  readableOn(followed(), [written.page ?? "", "#ffffff", "#000000"]);

/**
 * A state of a fill: a share (0–1) of `goal` mixed into it, unless its text is lost there; then one step away from its text.
 * @param text - token of the text on the fill
 * @param goal - the text where none is given
 */
export const state =
  (share: number, text: string, goal?: string): Derive =>
  ({ of, followed, ratio }) => {
    const fill = followed();
    const first = mix(goal ?? of(text), share, fill);
    if (contrast(of(text), first) >= ratio) return first;
    return mix(readableOn(of(text), ["#ffffff", "#000000"]), share, fill);
  };

/** A share (0–1) of the colour mixed into the surface. @param fill - a token that takes its place where it is given */
export const tint =
  (share: number, fill = ""): Derive =>
  ({ source, written }) =>
    mix(written[fill] ?? source, share, written.surface ?? "");

/** The colour at an opacity (0–1). */
export const faded =
  (opacity: number): Derive =>
  ({ source }) =>
    fade(source, opacity);

/** The value of the colour that it follows. */
export const same: Derive = ({ followed }) => followed();
