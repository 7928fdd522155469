/**
 * `@satang/ui/safe-markup`: sanitized markup of a server. A separate entry, so that hosts without
 * it do not load it.
 */
export * from "./primitives/SafeMarkup/index.ts";
