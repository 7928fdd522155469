import { enter, isBox } from "@satang/headless/forms";
import { PRESSED, SENT } from "./page-attributes.ts";

/** Radio buttons have the name of their group; its last choice counts. */
const nameOf = ({ name, type, value }: HTMLInputElement) =>
  type === "radio" ? name : `${name}=${value}`;

/**
 * Keeps what is entered into a rendered page, before and while the app takes it over, and which button was pressed. Its form
 * keeps the texts of its own fields (`ShownForm`); but React replaces the fields when an extension has added an element to the
 * page, and at first it sets choices to their first values.
 * @returns a function that ends it, when the app reacts: it enters the rest, and sends the form or presses the button
 */
export function keepEarlyInput(page: Element): () => void {
  const inputs = () => [...page.querySelectorAll("input")];
  const texts = new Map(
    inputs().flatMap((input) => (isBox(input) ? [] : [[input.name, input] as const])),
  );
  const chosen = new Map<string, HTMLInputElement>();
  let focused = document.activeElement;
  const noteChoice = (input: HTMLInputElement) => {
    if (input.checked) chosen.set(nameOf(input), input);
    else chosen.delete(nameOf(input));
  };
  const noteChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && isBox(target)) noteChoice(target);
  };
  const noteFocus = () => {
    focused = document.activeElement;
  };
  for (const input of inputs())
    if (isBox(input) && input.checked && !input.defaultChecked) noteChoice(input);

  const enterInto = (next: HTMLInputElement, before: HTMLInputElement) => {
    texts.set(next.name, next);
    if (before.value !== next.value) enter([next, before.value]);
    if (focused !== before) return;
    next.focus();
    next.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
  /** A field that was replaced has its last text still. */
  const enterIntoReplaced = () => {
    for (const [name, before] of texts) {
      if (before.isConnected) continue;
      const next = inputs().find((input) => input.name === name);
      if (next) enterInto(next, before);
    }
  };
  const chooseAgain = ({ name, value }: HTMLInputElement) => {
    const input = inputs().find((other) => other.name === name && other.value === value);
    if (input) enter([input, "true"]);
  };
  // The observer is called before the browser reads the next key.
  const replacing = new MutationObserver(enterIntoReplaced);
  replacing.observe(page, { childList: true, subtree: true });
  page.addEventListener("change", noteChange);
  page.addEventListener("focusin", noteFocus);

  // From here on React answers a press itself.
  const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
  return () => {
    replacing.disconnect();
    page.removeEventListener("change", noteChange);
    page.removeEventListener("focusin", noteFocus);
    for (const input of chosen.values()) chooseAgain(input);
    pressed?.removeAttribute(PRESSED);
    pressed?.click();
    if (page.closest(`[${SENT}]`)) page.querySelector("form")?.requestSubmit();
  };
}
