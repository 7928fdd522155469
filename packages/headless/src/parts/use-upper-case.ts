import { useRef } from "react";

/** The part of an `input` that {@link useUpperCase} uses. A `select` has no caret. */
export type TextControl = {
  value: string;
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
  setSelectionRange?(start: number | null, end: number | null): void;
};

type TextEvent = { readonly currentTarget: TextControl };

/** Props for an input that changes Latin letters to upper case. */
export type UpperCaseProps = {
  readonly onChange: (event: TextEvent) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: TextEvent) => void;
};

/**
 * Upper case while typing: the caret stays in place, and text in composition by an input method
 * does not change until it is complete (decision 24).
 */
export function useUpperCase(onValueChange: (value: string) => void): UpperCaseProps {
  const isComposing = useRef(false);
  const raise = (control: TextControl) => {
    const { value, selectionStart = null, selectionEnd = null } = control;
    const raised = value.toUpperCase();
    if (raised !== value && raised.length === value.length) {
      control.value = raised;
      control.setSelectionRange?.(selectionStart, selectionEnd);
    }
    onValueChange(raised);
  };
  return {
    onChange: ({ currentTarget }) => {
      if (isComposing.current) onValueChange(currentTarget.value);
      else raise(currentTarget);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      raise(currentTarget);
    },
  };
}
