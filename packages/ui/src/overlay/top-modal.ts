/** The topmost open modal. */
export function topModal(): HTMLElement | null {
  const modals = document.querySelectorAll<HTMLElement>("[data-part='modal'][data-state='open']");
  return modals[modals.length - 1] ?? null;
}
