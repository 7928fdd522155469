import { primitiveStyle } from "../../styles/primitive-style.ts";

/** On `<html>` while a modal is open. */
export const locked = primitiveStyle({ overflow: "hidden" });

/** Keeps the room of a scrollbar that was there, so that nothing moves when it goes. */
export const keepsGutter = primitiveStyle({ scrollbarGutter: "stable" });
