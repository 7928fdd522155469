import { PRESSED, SENT } from "./prerendered.ts";

const isChoice = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

const isEntered = (input: HTMLInputElement) =>
  isChoice(input) ? input.checked && !input.defaultChecked : input.value !== input.defaultValue;

/** React ignores a value that an input had before it: the input gets another one first, and then its own. */
function enter(input: HTMLInputElement, value: string): void {
  if (isChoice(input)) {
    input.checked = false;
    input.click();
    return;
  }
  input.value = "";
  // React replaces the property of the element, and sees what it is set to.
  Reflect.set(HTMLInputElement.prototype, "value", value, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Reads what was entered into a rendered page and which button was pressed before the app takes it over, which sets its fields
 * to their first values.
 * @returns a function that enters it again, and sends the form or presses the button
 */
export function readEarlyInput(page: Element): () => void {
  const entered = [...page.querySelectorAll("input")]
    .filter(isEntered)
    .map((input) => [input, input.value] as const);
  // From here on React answers a press itself.
  const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
  return () => {
    for (const [input, value] of entered) enter(input, value);
    pressed?.removeAttribute(PRESSED);
    pressed?.click();
    if (page.closest(`[${SENT}]`)) page.querySelector("form")?.requestSubmit();
  };
}
