import { atRest } from "@satang/story-kit/at-rest";
import { money } from "@satang/story-kit/fake-money";
import { reply } from "@satang/story-kit/fake-wallet";
import { coupons, setup } from "@satang/story-kit/fake-wheel";
import { withMedia } from "@satang/story-kit/media";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SpinFlow } from "./SpinFlow.tsx";

const start = page.getByRole("button", { name: /Spin the wheel|Spinning/ });
const prize = page.getByRole("dialog", { name: /Congratulations/ });
const disc = () => document.querySelector("[data-part=wheel-disc]") as HTMLElement;

let animated: MockInstance<Element["animate"]>;
beforeEach(() => {
  animated = vi.spyOn(Element.prototype, "animate");
});
afterEach(() => {
  animated.mockRestore();
});

/** Every animation that the disc had, the first one first. */
const animations = (): readonly Animation[] =>
  animated.mock.results
    .map(({ value }) => value as Animation)
    .filter(({ effect }) => (effect as KeyframeEffect).target === disc());

async function animation(index: number): Promise<Animation> {
  await expect.poll(() => animations().length).toBeGreaterThan(index);
  return animations()[index] as Animation;
}

/** Rotation of the disc on the screen, 0 to 360 degrees. */
function angle(): number {
  const { a, b } = new DOMMatrix(getComputedStyle(disc()).transform);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Smallest way from one angle to another one, degrees. */
const between = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Rotation when an animation has run for these ms. */
function angleAt(one: Animation, ms: number): number {
  one.pause();
  one.currentTime = ms;
  return angle();
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const WON = {
  success: true,
  result: {
    code: "BAHT500",
    label: "฿500",
    remainingCoin: 2,
    coupon: { name: "เงินสด 500 บาท", expiresAt: "2026-11-30T10:00:00+07:00" },
  },
} as const;
const REFUSED = { success: false, error: { code: "NO_CLAIMABLE_COUPON" } } as const;

/** A wheel with a service that answers a spin when the test says so. */
async function open() {
  let answer: (data: typeof WON | typeof REFUSED) => void = () => undefined;
  const answered = new Promise<typeof WON | typeof REFUSED>((done) => {
    answer = done;
  });
  await showMoney(<SpinFlow open onOpenChange={() => {}} />, {
    overrides: [...money(500), setup(3), coupons, reply("spinwheelSpin", () => answered)],
  });
  await expect.element(page.getByText("3 coins")).toBeVisible();
  await atRest(page.getByRole("dialog"));
  return { answer };
}

test("the wheel turns while the reply is awaited, and the button is busy", async () => {
  await open();
  const before = angle();
  await start.click();
  const waiting = await animation(0);
  await expect.element(start).toHaveAttribute("aria-busy", "true");
  const seen = angle();
  await nextFrame();
  await nextFrame();
  expect(angle()).not.toBe(seen);
  expect(angleAt(waiting, 0)).toBeCloseTo(before, 2);
  const [first, second] = [angleAt(waiting, 1_000), angleAt(waiting, 1_100)];
  expect(between(first, second)).toBeCloseTo(41.3, 1);
  // Half of that speed in the middle of the push.
  const [early, later] = [angleAt(waiting, 115), angleAt(waiting, 135)];
  expect(between(early, later)).toBeCloseTo(41.3 / 10, 1);
});

test("the turn to the slice goes on with the angle and the speed of the wheel, without a jump", async () => {
  const { answer } = await open();
  await start.click();
  const waiting = await animation(0);
  await expect.poll(() => Number(waiting.currentTime)).toBeGreaterThan(300);
  const began = Number(waiting.startTime);
  answer(WON);
  const turn = await animation(1);
  const since = Number(turn.startTime) - began;
  const turned = [angleAt(turn, 0), angleAt(turn, 10)];
  turn.cancel();
  const waited = [angleAt(waiting, since), angleAt(waiting, since + 10)];
  waiting.cancel();
  for (const [index, at] of turned.entries())
    expect(between(at, waited[index] ?? Number.NaN)).toBeCloseTo(0, 2);
});

test("a reply that comes during the push leads to the slice, and the prize is shown", async () => {
  const { answer } = await open();
  answer(WON);
  await start.click();
  await expect.poll(() => animations().some(({ id }) => id === "turn")).toBe(true);
  const turn = animations().find(({ id }) => id === "turn");
  turn?.finish();
  // The fifth of eight slices is below the pointer.
  expect(between(angle(), 360 - 4.5 * 45)).toBeCloseTo(0, 2);
  await expect.element(prize).toBeVisible();
});

test("a spin that is refused stops the wheel where it was, and shows no prize", async () => {
  const { answer } = await open();
  const before = angle();
  await start.click();
  await expect.poll(async () => Number((await animation(0)).currentTime)).toBeGreaterThan(300);
  answer(REFUSED);
  const rest = await animation(1);
  expect(rest.id).toBe("");
  const duration = Number(rest.effect?.getComputedTiming().duration);
  expect(duration).toBeLessThan(2_000);
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  expect(between(angleAt(rest, duration - 0.01), before)).toBeCloseTo(0, 1);
  rest.finish();
  expect(angle()).toBeCloseTo(before, 3);
  await expect.element(prize).not.toBeInTheDocument();
  expect(animations()).toHaveLength(2);
});

test("a wheel that waits for longer than its animation turns on", async () => {
  await open();
  await start.click();
  const waiting = await animation(0);
  waiting.finish();
  const next = await animation(1);
  expect(next.playState).toBe("running");
  expect(disc().getAnimations()).toEqual([next]);
});

test("with reduced motion the wheel does not turn: the result fades in", async () => {
  await withMedia({ "prefers-reduced-motion": "reduce" }, async () => {
    const { answer } = await open();
    const before = angle();
    await start.click();
    await expect.element(start).toHaveAttribute("aria-busy", "true");
    await nextFrame();
    expect(angle()).toBe(before);
    expect(animations()).toEqual([]);
    answer(WON);
    const fade = await animation(0);
    const [first] = (fade.effect as KeyframeEffect).getKeyframes();
    expect(first).toMatchObject({ opacity: "0" });
    expect(first).not.toHaveProperty("transform");
    await expect.element(prize).toBeVisible();
  });
});
