import { primitiveStyle } from "../../styles/primitive-style.ts";

/** On `<html>` while a modal is open. */
export const locked = primitiveStyle({ overflow: "hidden" });

/** Keeps the space of a visible scrollbar, so that nothing moves when it is hidden. */
export const keepsGutter = primitiveStyle({ scrollbarGutter: "stable" });
