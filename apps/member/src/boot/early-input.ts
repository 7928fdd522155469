import { enterText } from "@satang/headless/forms";
import { PRESSED, SENT } from "./prerendered.ts";

const isChoice = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

function choose(input: HTMLInputElement): void {
  // React sees the press only when it changes something.
  input.checked = false;
  input.click();
}

/**
 * Keeps what is entered into a rendered page, before and while the app takes it over, and which button was pressed. Its form
 * keeps the texts of its own fields (`ShownForm`); but React replaces the fields when an extension has added an element to the
 * page, and at first it sets choices to their first values.
 * @returns a function that ends it, when the app reacts: it enters the rest, and sends the form or presses the button
 */
export function keepEarlyInput(page: Element): () => void {
  const fields = new Map([...page.querySelectorAll("input")].map((input) => [input.name, input]));
  const chosen = new Map<string, boolean>();
  let focused = document.activeElement;
  const noteChoice = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof HTMLInputElement && isChoice(target))
      chosen.set(target.name, target.checked);
  };
  const noteFocus = () => {
    focused = document.activeElement;
  };
  for (const target of fields.values()) noteChoice({ target });

  const enterInto = (next: HTMLInputElement, before: HTMLInputElement) => {
    fields.set(next.name, next);
    if (isChoice(next)) return;
    if (before.value !== next.value) enterText(next, before.value);
    if (focused !== before) return;
    next.focus();
    next.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
  /** A field that was replaced has its last text still. */
  const enterIntoReplaced = () => {
    for (const [name, before] of fields) {
      if (before.isConnected) continue;
      const next = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (next) enterInto(next, before);
    }
  };
  // It is called before the browser reads the next key.
  const replacing = new MutationObserver(enterIntoReplaced);
  replacing.observe(page, { childList: true, subtree: true });
  page.addEventListener("change", noteChoice);
  page.addEventListener("focusin", noteFocus);

  // From here on React answers a press itself.
  const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
  return () => {
    replacing.disconnect();
    page.removeEventListener("change", noteChoice);
    page.removeEventListener("focusin", noteFocus);
    for (const [name, input] of fields) if (chosen.get(name)) choose(input);
    pressed?.removeAttribute(PRESSED);
    pressed?.click();
    if (page.closest(`[${SENT}]`)) page.querySelector("form")?.requestSubmit();
  };
}
