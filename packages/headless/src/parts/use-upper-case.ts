import { type TypingProps, typingProps } from "@satang/core";

/** Props for an input that changes Latin letters to upper case. */
export type UpperCaseProps = TypingProps;

/**
 * Upper case while typing: the caret stays in place, and text in composition by an input method
 * does not change until it is complete (decision 24).
 */
export const useUpperCase = (onValueChange: (value: string) => void): UpperCaseProps =>
  typingProps((typed) => typed.toUpperCase(), onValueChange);
