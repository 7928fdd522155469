import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Steps } from "./Steps.tsx";

describeConformance(Steps, {
  props: { steps: ["One", "Two"], current: 0 },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

const names = ["Phone", "Code", "Profile", "Bank"];

test("announces the current step and the completed ones", async () => {
  await show(<Steps steps={names} current={1} />);
  const steps = page.getByRole("list", { name: "Step 2 of 4" });
  await expect.element(steps).toBeInTheDocument();
  const items = steps.getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual([
    "Phone – Step 1 done",
    "Code",
    "Profile",
    "Bank",
  ]);
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
    null,
    "step",
    null,
    null,
  ]);
  await expectAccessible();
});

test("when all are done the last step is announced", async () => {
  await show(<Steps steps={names} current={4} />);
  await expect.element(page.getByRole("list", { name: "Step 4 of 4" })).toBeInTheDocument();
});

test("shows the names where there is space, and leaves them out on a phone", async () => {
  const screen = (width: number) => (
    <div style={{ width }}>
      <Steps steps={names} current={1} />
    </div>
  );
  const heightOf = (name: string) => page.getByText(name, { exact: true }).element().clientHeight;
  const { rerender } = await show(screen(496));
  for (const name of names) {
    const { width, height } = page
      .getByText(name, { exact: true })
      .element()
      .getBoundingClientRect();
    expect(width).toBeGreaterThan(20);
    expect(height).toBeGreaterThan(10);
  }
  await expectAccessible();
  await rerender(screen(350));
  for (const name of names) expect(heightOf(name)).toBeLessThanOrEqual(1);
});
