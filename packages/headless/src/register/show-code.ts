import { cleanDigits, showText, type TextControl } from "@satang/core";

/**
 * Shows the digits of a one-time code that were read from the typed text. The caret stays before the digits that follow
 * it; it is at the end when other digits took their place.
 */
export function showCode(control: TextControl, digits: string): void {
  const typed = control.value;
  showText(control, (part) => {
    const following = cleanDigits(typed.slice(part.length));
    return digits.endsWith(following) ? digits.slice(0, digits.length - following.length) : digits;
  });
}
