import type { SyntheticEvent } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field, and what it shows: its text, the value that it has chosen, or whether it is chosen. */
export type ShownValue = readonly [field: Field, shown: string];

const FIELDS =
  "textarea, select[data-chosen], input:not([type=file], :is([type=checkbox], [type=radio]):not([data-chosen]))";

/** Text that an event has reported of a field last. */
const reported = new WeakMap<EventTarget, string>();

/** Choices that React answers at the moment: it writes what it has taken into `data-chosen` when their event is over. */
let answered = new WeakSet<EventTarget>();

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const isChoice = (field: Field): field is HTMLInputElement | HTMLSelectElement =>
  isBox(field) || field instanceof HTMLSelectElement;

const shownBy = (field: Field): string => (isBox(field) ? String(field.checked) : field.value);

/** What React has rendered into a field. It writes a text as the default of its field, and nothing of a choice. */
const renderedInto = (field: Field): string | undefined =>
  isChoice(field) ? field.dataset.chosen : field.defaultValue;

function isUnreported(field: Field): boolean {
  if (shownBy(field) === renderedInto(field)) return false;
  // The radio button that is chosen instead is entered.
  if (isChoice(field))
    return !answered.has(field) && (field.type !== "radio" || shownBy(field) === "true");
  return !field.readOnly && field.value !== reported.get(field);
}

/** The fields of a form that show what no event reported: React knows nothing of it, and writes its own over it. */
export const findUnreported = (form: ParentNode): readonly ShownValue[] =>
  [...form.querySelectorAll<Field>(FIELDS)]
    .filter(isUnreported)
    .map((field) => [field, shownBy(field)]);

/** Enters a text into a field that React has rendered, as a member does; the caret stays where it is. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores a text that its own property of the element was set to.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Presses a check box or a radio button so that it is chosen, or not, whatever React knows of it. */
export function choose(box: HTMLInputElement, isChosen: boolean): void {
  // React sees the press only when it changes something.
  box.checked = !isChosen;
  box.click();
}

/** Enters into a field of a form what it shows, or has shown before React wrote its own. */
export function enter([field, shown]: ShownValue): void {
  if (shown === renderedInto(field)) return;
  if (isBox(field)) choose(field, shown === "true");
  else if (field instanceof HTMLSelectElement) {
    field.value = shown;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else enterText(field, shown);
}

/** Enters what the fields of a form show and no event reported. */
export function enterShown(form: ParentNode): void {
  for (const [field, shown] of findUnreported(form)) {
    // The event of the first one enters the others, too.
    if (isUnreported(field)) enter([field, shown]);
  }
}

function take({ currentTarget, target, type }: SyntheticEvent<Element>): void {
  if (type === "input") reported.set(target, (target as HTMLInputElement).value);
  if (type === "input" || type === "change") answered.add(target);
  else answered = new WeakSet();
  enterShown(currentTarget);
}

/**
 * Props of a `form` that takes what its fields show: a password manager or the browser may have set it without an event.
 * Each is entered before a handler of the form sees what the member does next, and before the form is sent. A list, a check box
 * and a radio button have what React has rendered in `data-chosen`: the value, `true` or `false`.
 */
export const shownTextProps = {
  onChangeCapture: take,
  onInputCapture: take,
  onKeyDownCapture: take,
  onPointerDownCapture: take,
  onSubmitCapture: take,
} as const;
