/**
 * With `execCommand`, for insecure contexts and in-app browsers without a clipboard (decision 44).
 */
function copyBySelection(text: string): boolean {
  const holder = document.createElement("textarea");
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = "fixed";
  holder.style.opacity = "0";
  // Inside the open dialog, because otherwise its focus trap would remove the selection.
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

/** Copies a text to the clipboard. Resolves to whether it succeeded; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
