import { expect } from "vitest";
import { page } from "vitest/browser";

/** A colour of the theme at an element, as the browser reports colours. */
function colorAt(element: Element, variable: string): string {
  const probe = element.ownerDocument.createElement("i");
  probe.style.backgroundColor = `var(${variable})`;
  element.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** Checks that a toast with this text is shown, on the ground of a failure. */
export async function expectCriticalToast(text: string): Promise<void> {
  const region = page.getByRole("region", { name: "Notifications" });
  const toast = region.getByRole("listitem").filter({ hasText: text });
  await expect.element(toast).toBeVisible();
  const critical = colorAt(region.element(), "--satang-color-critical");
  expect(getComputedStyle(toast.element()).backgroundColor).toBe(critical);
}
