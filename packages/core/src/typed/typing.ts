/** The part of an `input` that is used here. A `select` has no caret. */
export type TextControl = {
  value: string;
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
  setSelectionRange?(start: number | null, end: number | null): void;
};

/** The event of a key, a paste or the end of a composition: of React or of the browser. */
export type TypingEvent = {
  readonly currentTarget: TextControl;
  readonly nativeEvent?: object;
};

/** Props of an input that shows another text than was typed. */
export type TypingProps = {
  readonly onChange: (event: TypingEvent) => void;
  readonly onCompositionEnd: (event: TypingEvent) => void;
};

/**
 * Shows another text in a control. Caret and selection stay between the same characters.
 * @param toShown the shown text of a typed one, and of its beginning up to the caret
 * @returns the shown text
 */
export function showText(control: TextControl, toShown: (typed: string) => string): string {
  const { value, selectionStart, selectionEnd } = control;
  const shown = toShown(value);
  if (shown === value) return shown;
  const placeOf = (place: number | null | undefined) =>
    typeof place === "number"
      ? Math.min(toShown(value.slice(0, place)).length, shown.length)
      : null;
  const [start, end] = [placeOf(selectionStart), placeOf(selectionEnd)];
  control.value = shown;
  if (start !== null) control.setSelectionRange?.(start, end);
  return shown;
}

const isComposing = (event: object | undefined): boolean =>
  event !== undefined && "isComposing" in event && event.isComposing === true;

/**
 * Props of an input that shows another text than was typed: Latin digits, upper case. The caret stays in place, and a text
 * in composition by an input method changes when it is complete (decision 24).
 * @example <input value={text} {...typingProps((typed) => typed.toUpperCase(), setText)} />
 */
export function typingProps(
  toShown: (typed: string) => string,
  onText: (text: string) => void,
): TypingProps {
  return {
    onChange: ({ currentTarget, nativeEvent }) =>
      onText(isComposing(nativeEvent) ? currentTarget.value : showText(currentTarget, toShown)),
    onCompositionEnd: ({ currentTarget }) => onText(showText(currentTarget, toShown)),
  };
}
