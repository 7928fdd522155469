import { cleanChatText } from "@satang/core";

/** Largest number of characters of a message (journey.txt §9). */
export const CHAT_TEXT_MAX = 2000;

/** Why a typed text cannot be sent. */
export type ChatTextProblem = "empty" | "tooLong";

/** The number of characters of a typed text as it is sent. An emoji of one code point counts as one. */
export const chatTextLength = (text: string): number => [...cleanChatText(text)].length;

/** Why a typed text cannot be sent; `null` when it can. */
export function findChatTextProblem(text: string): ChatTextProblem | null {
  const length = chatTextLength(text);
  if (length === 0) return "empty";
  return length > CHAT_TEXT_MAX ? "tooLong" : null;
}

/** The parts of a key press that decide whether it sends. */
export type ChatKey = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** A word of an input method is not finished: Enter chooses the word. */
  readonly isComposing: boolean;
};

/** Whether a key press sends what is typed: Enter without modifiers. */
export const isSendKey = ({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing }: ChatKey) =>
  key === "Enter" && !(shiftKey || ctrlKey || altKey || metaKey || isComposing);
