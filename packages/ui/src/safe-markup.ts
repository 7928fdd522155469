/**
 * `@satang/ui/safe-markup`: markup of a server, made safe. An entry of its own, so that nobody who
 * does not need it carries it.
 */
export * from "./primitives/SafeMarkup/index.ts";
