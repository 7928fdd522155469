import { userEvent } from "vitest/browser";

/** Pastes a text where the focus is, as a member does: with the clipboard and the keys of the system. */
export async function pasteText(text: string): Promise<void> {
  const target = document.activeElement;
  const source = document.createElement("textarea");
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  if (target instanceof HTMLElement) target.focus();
  await userEvent.paste();
}
