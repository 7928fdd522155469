import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CountdownRing } from "./CountdownRing.tsx";

describeConformance(CountdownRing, {
  props: { expiresAt: 60_000, now: () => 0 },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

const timer = page.getByRole("timer", { name: /^Time left/ });

afterEach(() => vi.useRealTimers());

test("shows the correct time in the ring after the phone slept", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let clock = 1_000_000;
  const now = () => clock;
  const { container } = await show(<CountdownRing expiresAt={clock + 185_000} now={now} />);
  await expect.element(timer).toHaveTextContent("03:05");
  clock += 5000;
  vi.advanceTimersByTime(1000);
  await expect.element(timer).toHaveTextContent("03:00");
  await expect
    .element(container.querySelector("[aria-live=polite]") as HTMLElement)
    .toHaveTextContent("3 minutes left");
  clock += 160_000;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(timer).toHaveTextContent("00:20");
  expect(container.querySelector("[data-part=ring]")).toHaveAttribute("data-state", "now");
});

test.each([
  ["medium", () => {}],
  ["large", () => {}],
  ["medium", largeWords],
  ["large", largeWords],
] as const)("keeps the time of a %s ring inside it, at any text size", async (size, words) => {
  words();
  await show(<CountdownRing expiresAt={200 * 60_000} now={() => 0} size={size} labelHidden />);
  const time = timer.getByText("200:00").element().getBoundingClientRect();
  expect(time.width).toBeLessThan(timer.element().getBoundingClientRect().width * 0.8);
  await expectAccessible();
});
