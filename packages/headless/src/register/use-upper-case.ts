import { type ChangeEvent, type CompositionEvent, useRef } from "react";

/** Props for an input whose Latin letters are forced to upper case. */
export interface UpperCaseProps {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
}

/**
 * Upper case while typing: the caret stays where it is, and text still being composed by an input
 * method is left alone until it is done (decision 24).
 */
export function useUpperCase(onValueChange: (value: string) => void): UpperCaseProps {
  const isComposing = useRef(false);
  const raise = (input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    const raised = value.toUpperCase();
    if (raised !== value && raised.length === value.length) {
      input.value = raised;
      input.setSelectionRange(selectionStart, selectionEnd);
    }
    onValueChange(raised);
  };
  return {
    onChange: (event) => {
      if (isComposing.current) onValueChange(event.currentTarget.value);
      else raise(event.currentTarget);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event) => {
      isComposing.current = false;
      raise(event.currentTarget);
    },
  };
}
