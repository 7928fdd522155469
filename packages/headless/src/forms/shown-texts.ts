import type { SyntheticEvent } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

type Field = TextField | HTMLSelectElement;

/** A field, and what it shows: its text, the value that it has chosen, or whether it is chosen. */
export type ShownValue = readonly [field: Field, shown: string];

/** Texts, and the choices that say what React has rendered into them. A chosen radio button says it for the others. */
const FIELDS = ":read-write,[data-chosen]:not([type=radio]:not(:checked))";

/** Text or state that an event has reported of a field last, until React has rendered it. */
const reported = new WeakMap<EventTarget, string>();

/** Whether a field is a check box or a radio button. */
export const isBox = ({ type }: { readonly type: string }): boolean => /checkbox|radio/.test(type);

const shownBy = (field: Field): string =>
  isBox(field) ? `${(field as HTMLInputElement).checked}` : field.value;

function isUnreported(field: Field): boolean {
  const shown = shownBy(field);
  // React writes a text that it renders as the default of its field, and nothing of a choice.
  const rendered = field.dataset.chosen ?? (field as TextField).defaultValue;
  if (shown === rendered) reported.delete(field);
  return shown !== rendered && shown !== reported.get(field);
}

/** The fields of a form that show what no event reported: React knows nothing of it, and writes its own over it. */
export const findUnreported = (form: ParentNode): readonly ShownValue[] =>
  [...form.querySelectorAll<Field>(FIELDS)]
    .filter(isUnreported)
    .map((field) => [field, shownBy(field)]);

/**
 * Enters into a field that React has rendered what it is to show, as a member does: its text, the value of a list, or `true` or
 * `false` of a check box or a radio button. The caret stays where it is.
 */
export function enter([field, shown]: ShownValue): void {
  if (isBox(field)) {
    // React sees the press only when it changes something.
    (field as HTMLInputElement).checked = shown !== "true";
    field.click();
    return;
  }
  const { selectionStart, selectionEnd, defaultValue } = field as TextField;
  // React ignores a value that its own property of the element was set to.
  field.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(field), "value", shown, field);
  if (selectionStart != null && document.activeElement === field)
    (field as TextField).setSelectionRange(selectionStart, selectionEnd);
  const type = field.localName === "select" ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters what the fields of a form show and no event reported. */
export function enterShown(form: ParentNode): void {
  for (const value of findUnreported(form)) {
    // The event of the first one enters the others, too.
    if (isUnreported(value[0])) enter(value);
  }
}

function take({ currentTarget, target, type }: SyntheticEvent<Element>): void {
  if (type === "change") reported.set(target, shownBy(target as Field));
  enterShown(currentTarget);
}

/**
 * Props of a `form` that takes what its fields show: a password manager or the browser may have set it without an event.
 * Each is entered before a handler of the form sees what the member does next, and before the form is sent. A list, a check box
 * and a radio button have what React has rendered in `data-chosen`: the value, `true` or `false`.
 */
export const shownTextProps = {
  onChangeCapture: take,
  onKeyDownCapture: take,
  onPointerDownCapture: take,
  onSubmitCapture: take,
} as const;
