import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Countdown } from "./Countdown.tsx";

describeConformance(Countdown, {
  props: { expiresAt: 60_000, now: () => 0 },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

const timer = page.getByRole("timer");
let clock = 0;
const now = () => clock;

/** Advances the timers and the server's clock together. */
function pass(ms: number) {
  const steps = Math.ceil(ms / 1000);
  for (let step = 0; step < steps; step += 1) {
    clock += ms / steps;
    vi.advanceTimersByTime(ms / steps);
  }
}

beforeEach(() => {
  clock = 1_000_000;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("shows the time left until it ends, and calls onEnd once", async () => {
  const onEnd = vi.fn();
  await show(<Countdown expiresAt={clock + 62_000} now={now} onEnd={onEnd} />);
  await expect.element(timer.getByText("01:02")).toBeInTheDocument();
  await expect.element(timer).toHaveAccessibleName("Time left 01:02");
  pass(2000);
  await expect.element(timer.getByText("01:00")).toBeInTheDocument();
  pass(60_000);
  await expect.element(timer.getByText("00:00")).toBeInTheDocument();
  pass(10_000);
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("passes axe", async () => {
  vi.useRealTimers();
  await show(<Countdown expiresAt={clock + 62_000} now={now} />);
  await expectAccessible();
});

test("is announced at three minutes, one minute and thirty seconds and at no other time", async () => {
  const { container } = await show(<Countdown expiresAt={clock + 185_000} now={now} />);
  const said: string[] = [];
  const live = container.querySelector("[aria-live=polite]");
  if (!live) throw new Error("no live region");
  new MutationObserver(() => said.push(live.textContent)).observe(live, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (let second = 184; second >= 0; second -= 1) {
    pass(1000);
    await expect.element(timer.getByText(faceOf(second))).toBeInTheDocument();
  }
  expect(said).toEqual(["3 minutes left", "1 minute left", "30 seconds left"]);
});

function faceOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

test("after sleep a phone reads the clock at once", async () => {
  await show(<Countdown expiresAt={clock + 300_000} now={now} />);
  await expect.element(timer.getByText("05:00")).toBeInTheDocument();
  clock += 250_000;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(timer.getByText("00:50")).toBeInTheDocument();
});

test("a new expiresAt after the end restarts it and does not call onEnd", async () => {
  const onEnd = vi.fn();
  const { rerender } = await show(<Countdown expiresAt={clock + 1000} now={now} onEnd={onEnd} />);
  pass(1000);
  await expect.element(timer.getByText("00:00")).toBeInTheDocument();
  await rerender(<Countdown expiresAt={clock + 90_000} now={now} onEnd={onEnd} />);
  await expect.element(timer.getByText("01:30")).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledOnce();
});
