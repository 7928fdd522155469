import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { withForcedColors } from "@satang/story-kit/forced-colors";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Steps } from "./Steps.tsx";

const markerOf = (step: number) =>
  document.querySelectorAll<HTMLElement>("[data-part=marker]")[step] as HTMLElement;

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

test("shows numbers and names where there is space, and bars on a phone", async () => {
  const screen = (width: number) => (
    <div style={{ width }}>
      <Steps steps={names} current={1} />
    </div>
  );
  const heightOf = (name: string) => page.getByText(name, { exact: true }).element().clientHeight;
  const markers = () =>
    [...document.querySelectorAll("[data-part=marker]")].map((marker) => marker.clientWidth > 0);
  const { rerender } = await show(screen(496));
  expect(markers()).toEqual([true, true, true, true]);
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
  expect(markers()).toEqual([false, false, false, false]);
  for (const name of names) expect(heightOf(name)).toBeLessThanOrEqual(1);
});

test.each(["light", "dark"] as const)(
  "steps that are done, current and ahead look different in forced colours, %s",
  async (scheme) => {
    await withForcedColors(async () => {
      await show(
        <div style={{ width: 496 }}>
          <Steps steps={names} current={1} />
        </div>,
      );
      const looks = [0, 1, 2].map((step) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(markerOf(step));
        expect(color).not.toBe(backgroundColor);
        return `${backgroundColor} ${borderColor} ${color}`;
      });
      expect(new Set(looks).size).toBe(3);
    }, scheme);
  },
);

test("from right to left the line leads from the number before", async () => {
  await show(
    <div dir="rtl" style={{ width: 496 }}>
      <Steps steps={names} current={1} />
    </div>,
  );
  const before = markerOf(0).getBoundingClientRect();
  const marker = markerOf(1).getBoundingClientRect();
  const step = page.getByRole("listitem").nth(1).element();
  const line = getComputedStyle(step, "::before");
  expect(before.left).toBeGreaterThan(marker.right);
  expect(Number.parseFloat(line.width)).toBeCloseTo(before.left - marker.right, 0);
  expect(Number.parseFloat(line.left)).toBeCloseTo(
    marker.right - step.getBoundingClientRect().left,
    0,
  );
});
