import { shortenText } from "@satang/core";
import type { OperationId } from "../contract/operation.types.ts";
import { LABELS, MOST, WORDS } from "../generated/shown-texts.ts";
import { isObject } from "../reply/reply-body.ts";

/** More levels than a reply of the contract has; nothing deeper is shown. */
const DEEPEST = 8;

const shortenField = (field: string, value: unknown, depth: number): unknown => {
  if (typeof value !== "string") return shorten(value, depth);
  if (LABELS.has(field)) return shortenText(value, MOST.label);
  return WORDS.has(field) ? shortenText(value, MOST.words) : value;
};

const shorten = (value: unknown, depth: number): unknown => {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) {
    return value.slice(0, MOST.rows).map((inner) => shorten(inner, depth + 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, shortenField(field, inner, depth + 1)]),
  );
};

/**
 * The data of a success with texts and lists of at most the length that the contract gives to what people read (ADR 0082).
 * Ids, tokens, addresses and markup stay as they are: they are not shown as text. The chat has limits of its own.
 */
export const shortenReply = (id: OperationId, data: unknown): unknown =>
  id === "chatHistory" ? data : shorten(data, 0);

/** The words of a refusal, at most as long as the contract allows. */
export const shortenWords = (words: string): string => shortenText(words, MOST.words);
