/** The old way, for insecure contexts and in-app browsers that have no clipboard (decision 44). */
function copyBySelection(text: string): boolean {
  const holder = document.createElement("textarea");
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = "fixed";
  holder.style.opacity = "0";
  // Inside the open dialog, or its focus trap would take the selection away.
  (focused?.parentElement ?? document.body).append(holder);
  holder.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Puts a text on the clipboard. Resolves to whether that worked; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
