import { onTestFinished } from "vitest";

/** As a member who has set the words of their browser to twice the size, until the test is over. */
export function largeWords(): void {
  document.documentElement.style.fontSize = "32px";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
}
