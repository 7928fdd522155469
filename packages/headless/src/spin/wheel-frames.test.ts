import { brakeTo, momentAt, turnTo, type WheelMotion, windUp } from "@satang/machines/spin";
import { describe, expect, it } from "vitest";
import { type WheelFrames, wheelFrames } from "./wheel-frames.rules.ts";

const angleOf = ({ transform }: Keyframe) =>
  Number(/^rotate\((.*)deg\)$/.exec(String(transform))?.[1]);

/** A Bézier curve with a third and two thirds of the time: its parameter is the time. */
function eased(easing: string | undefined, share: number): number {
  if (easing === undefined) return share;
  const [x1, y1 = 0, x2, y2 = 0] = easing.slice("cubic-bezier(".length, -1).split(",").map(Number);
  expect([x1, x2]).toEqual([1 / 3, 2 / 3]);
  const rest = 1 - share;
  return 3 * rest ** 2 * share * y1 + 3 * rest * share ** 2 * y2 + share ** 3;
}

/** The angle that a browser shows. */
function shownAt({ frames, durationMs }: WheelFrames, ms: number): number {
  const progress = ms / durationMs;
  const index = frames.findLastIndex(({ offset }) => Number(offset) <= progress);
  const [now, next] = [frames[index], frames[index + 1]];
  if (!now || !next) return Number.NaN;
  const share = (progress - Number(now.offset)) / (Number(next.offset) - Number(now.offset));
  return angleOf(now) + (angleOf(next) - angleOf(now)) * eased(now.easing as string, share);
}

const still = { angle: -22.5, speed: 0 };
const waited = (ms: number) => momentAt(windUp(still), ms);
const motions: readonly [string, WheelMotion][] = [
  ["the wind-up", windUp(still)],
  ["the wind-up of a wheel that slows down", windUp(momentAt(brakeTo(waited(900), 0), 1_000))],
  ["a turn from rest", turnTo(still, 100)],
  ["a turn from the push", turnTo(waited(100), 100)],
  ["a turn from full speed", turnTo(waited(4_000), 100)],
  ["a stop from the push", brakeTo(waited(100), -22.5)],
  ["a stop from full speed", brakeTo(waited(4_000), -22.5)],
];

describe("the keyframes of a motion", () => {
  it.each(motions)("differ from %s by less than a tenth of a degree", (_name, motion) => {
    const shown = wheelFrames(motion);
    for (let ms = 0; ms < Math.min(shown.durationMs, 6_000); ms += 3) {
      const wanted = momentAt(motion, ms).angle;
      expect(Math.abs(shownAt(shown, ms) - wanted), `after ${ms} ms`).toBeLessThan(0.1);
    }
  });

  it.each(motions)(
    "of %s are in the order of time, from the beginning to the end",
    (_name, motion) => {
      const offsets = wheelFrames(motion).frames.map(({ offset }) => Number(offset));
      expect([offsets[0], offsets[offsets.length - 1]]).toEqual([0, 1]);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    },
  );

  it("of a part that takes no time are left out", () => {
    const from = waited(4_000);
    const { frames } = wheelFrames(turnTo(from, from.angle));
    expect(frames.every(({ easing = "" }) => !/NaN|Infinity/.test(String(easing)))).toBe(true);
    expect(wheelFrames(windUp(from)).frames).toHaveLength(2);
  });
});
