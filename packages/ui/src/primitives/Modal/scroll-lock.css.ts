import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../../theme/layers.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

/** On `<html>` while a modal is open. */
export const locked = primitiveStyle({ overflow: "hidden" });

/** Keeps the room of a scrollbar that was there, so that nothing moves when it goes. */
export const keepsGutter = primitiveStyle({ scrollbarGutter: "stable" });

/**
 * Radix makes the body deaf to the pointer by an inline style, and every element on the page would be styled anew for it,
 * when a modal opens and when it leaves. The scrim lies over all of them anyway. Nothing less than `!important` beats an
 * inline style.
 */
globalStyle(`:where(${locked}) > body`, {
  "@layer": { [layers.primitives]: { pointerEvents: "auto !important" as string as "auto" } },
});
