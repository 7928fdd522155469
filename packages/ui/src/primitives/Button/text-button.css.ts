import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Names a button without an edge: around it, words are aligned with its label. */
export const textButton = primitiveStyle({}, "text-button");

/** The padding of a small button with its border, in front of its label. */
export const SMALL_INSET = "17.5px";
