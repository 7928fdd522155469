import { userEvent } from "vitest/browser";

/** Pastes a text where the focus is, as a member does: with the clipboard and the keys of the system. */
export async function pasteText(text: string): Promise<void> {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement)) throw new Error("Nothing has the focus.");
  const source = document.createElement("textarea");
  source.value = text;
  // Next to the field: a modal takes the focus back from elements outside of it.
  target.after(source);
  source.select();
  await userEvent.copy();
  source.remove();
  target.focus();
  await userEvent.paste();
}
