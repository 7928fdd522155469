import { cleanName, shortenText } from "@satang/core";

/** Longest id and name of the contract (ADR 0082). */
export const LONGEST_LABEL = 200;

/** The most messages that are read of one page of the history. */
export const CHAT_PAGE_MOST = 100;

/** An object of the wire. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An id or a time of the wire; `null` without one, and for one that is longer than any. */
export const idOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_LABEL ? value : null;

/** A name of the wire as people read it; `null` for one of which nothing can be seen. */
export const nameOrNull = (value: unknown): string | null =>
  typeof value === "string" ? cleanName(shortenText(value, LONGEST_LABEL)) || null : null;
