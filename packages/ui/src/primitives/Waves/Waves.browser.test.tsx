import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Waves } from "./index.ts";

describeConformance(Waves, { props: {}, skip: { disabled: NOT_A_CONTROL } });

test("lines are visible, hidden from screen readers, and do not receive presses", async () => {
  const { container } = await render(
    <div style={{ position: "relative", overflow: "hidden" }}>
      <Waves strength={0.5} />
      <button type="button">Deposit</button>
    </div>,
  );
  const lines = container.querySelector("svg");
  expect(lines?.getAttribute("aria-hidden")).toBe("true");
  expect(lines && getComputedStyle(lines).pointerEvents).toBe("none");
  await page.getByRole("button", { name: "Deposit" }).click();
});
