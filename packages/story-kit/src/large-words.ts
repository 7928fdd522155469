import { onTestFinished } from "vitest";

/** Sets the text size of the browser to twice the default, until the test is over. */
export function largeWords(): void {
  document.documentElement.style.fontSize = "32px";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
}
