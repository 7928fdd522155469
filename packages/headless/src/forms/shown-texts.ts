import type { SyntheticEvent } from "react";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A field, and the text that it shows. */
export type ShownText = readonly [field: TextElement, text: string];

const FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

/** Text that an event has reported of a field last. */
const reported = new WeakMap<EventTarget, string>();

const isUnreported = (field: TextElement): boolean =>
  !field.readOnly &&
  // React writes what it renders as the default of the field, too.
  field.value !== field.defaultValue &&
  field.value !== reported.get(field);

/** The fields of a form that show a text that no event reported: React knows nothing of it, and writes its own over it. */
export const findUnreported = (form: ParentNode): readonly ShownText[] =>
  [...form.querySelectorAll<TextElement>(FIELDS)]
    .filter(isUnreported)
    .map((field) => [field, field.value]);

/** Enters a text into a field that React has rendered, as a member does; the caret stays where it is. */
export function enterText(field: TextElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores a text that its own property of the element was set to.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Enters what the fields of a form show and no event reported. */
export function enterShown(form: ParentNode): void {
  for (const [field, text] of findUnreported(form)) {
    // The event of the first one enters the others, too.
    if (isUnreported(field)) enterText(field, text);
  }
}

function take({ currentTarget, target, type }: SyntheticEvent<Element>): void {
  if (type === "input") reported.set(target, (target as TextElement).value);
  enterShown(currentTarget);
}

/**
 * Props of a `form` that takes what its fields show: a password manager or the browser may have set the texts without an event.
 * Each is entered before a handler of the form sees what the member does next, and before the form is sent.
 */
export const shownTextProps = {
  onInputCapture: take,
  onKeyDownCapture: take,
  onPointerDownCapture: take,
  onSubmitCapture: take,
} as const;
