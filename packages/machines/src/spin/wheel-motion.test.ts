import { describe, expect, it } from "vitest";
import { restAngle, sliceBelowPointer } from "./wheel-angle.rules.ts";
import {
  brakeTo,
  FULL_SPEED,
  LONGEST_TURN_MS,
  legEnd,
  momentAt,
  turnTo,
  type WheelMoment,
  type WheelMotion,
  windUp,
} from "./wheel-motion.rules.ts";

const counts = [1, 2, 3, 5, 8, 13, 24];
const everySlice = counts.flatMap((count) =>
  Array.from({ length: count }, (_, slice) => ({ slice, count })),
);
/** Moments in which an answer comes: before the push, in it, at its end, and long after it. */
const waits = [0, 1, 90, 249, 250, 251, 700, 12_345.6, 3_600_000];
const starts = [0, 17, 359.9, -22.5, 1_234];
const answers: readonly WheelMoment[] = starts.flatMap((angle) =>
  waits.map((ms) => momentAt(windUp({ angle, speed: 0 }), ms)),
);

const lengthOf = (motion: WheelMotion) => motion.reduce((sum, { ms }) => sum + ms, 0);
/** The moment after a motion: the sum of its parts is rounded. */
const endOf = (motion: WheelMotion) => momentAt(motion, lengthOf(motion) + 0.001);
const angleFrom = (angle: number, to: number) => ((((angle - to + 180) % 360) + 360) % 360) - 180;

/** Each part begins in the moment in which the one before ends. */
function expectContinuous(from: WheelMoment, motion: WheelMotion) {
  const [first] = motion;
  expect(angleFrom(first?.angle ?? Number.NaN, from.angle)).toBeCloseTo(0, 6);
  expect(first?.speed).toBeCloseTo(from.speed, 9);
  motion.forEach((leg, index) => {
    const next = motion[index + 1];
    if (!next) return;
    expect(next.angle).toBeCloseTo(legEnd(leg).angle, 6);
    expect(next.speed).toBeCloseTo(legEnd(leg).speed, 6);
  });
}

describe("a wheel that winds up", () => {
  it.each(starts)(
    "from %d° is at full speed after a quarter of a second, and holds it",
    (angle) => {
      const motion = windUp({ angle, speed: 0 });
      expectContinuous({ angle, speed: 0 }, motion);
      expect(momentAt(motion, 125).speed).toBeCloseTo(FULL_SPEED / 2, 6);
      for (const ms of [250, 300, 5_000, 3_600_000])
        expect(momentAt(motion, ms).speed).toBeCloseTo(FULL_SPEED, 6);
      const second = momentAt(motion, 2_000).angle - momentAt(motion, 1_000).angle;
      expect(second).toBeCloseTo(FULL_SPEED, 6);
    },
  );

  it("moves from the first millisecond on, and never back", () => {
    const motion = windUp({ angle: 0, speed: 0 });
    for (let ms = 0; ms < 500; ms += 1)
      expect(momentAt(motion, ms + 1).angle).toBeGreaterThan(momentAt(motion, ms).angle);
  });

  it.each(answers)("again from $angle° at $speed°/s keeps angle and speed", (from) => {
    expectContinuous(from, windUp(from));
  });
});

describe("the turn to a slice", () => {
  it.each(everySlice)(
    "ends on the centre of slice $slice of $count, whenever the answer comes",
    ({ slice, count }) => {
      const target = restAngle(slice, count);
      for (const from of answers) {
        const motion = turnTo(from, target);
        expectContinuous(from, motion);
        const end = endOf(motion);
        expect(end.speed).toBe(0);
        expect(angleFrom(end.angle, target)).toBeCloseTo(0, 6);
        expect(sliceBelowPointer(end.angle, count)).toBe(slice);
        const rounds = (end.angle - (motion[0]?.angle ?? 0)) / 360;
        expect(rounds).toBeGreaterThanOrEqual(2 - 1e-9);
        expect(rounds).toBeLessThan(3);
        expect(lengthOf(motion)).toBeGreaterThanOrEqual(4_000 - 1e-6);
        expect(lengthOf(motion)).toBeLessThan(LONGEST_TURN_MS);
      }
    },
  );

  const from = momentAt(windUp({ angle: 40, speed: 0 }), 800);
  const turn = turnTo(from, restAngle(3, 8));

  it("never gets faster than the speed that was held, and never turns back", () => {
    for (let ms = 0; ms < lengthOf(turn) - 1; ms += 1) {
      const [now, next] = [momentAt(turn, ms), momentAt(turn, ms + 1)];
      expect(next.angle).toBeGreaterThan(now.angle);
      expect(next.speed).toBeLessThanOrEqual(FULL_SPEED + 1e-9);
    }
  });

  it("keeps 0.991 of its speed in each 1/60 s when it slows down", () => {
    const began = lengthOf(turn.slice(0, -1));
    const speed = (frame: number) => momentAt(turn, began + (frame * 1_000) / 60).speed;
    for (const at of [0, 30, 100, 200]) expect(speed(at + 1) / speed(at)).toBeCloseTo(0.991, 9);
  });

  it("has angles that fit its speeds", () => {
    for (let ms = 1; ms < lengthOf(turn) - 1; ms += 7) {
      const slope = momentAt(turn, ms + 0.01).angle - momentAt(turn, ms - 0.01).angle;
      expect(slope / 0.000_02).toBeCloseTo(momentAt(turn, ms).speed, 2);
    }
  });

  it("begins exactly, and stays at its end", () => {
    expect(momentAt(turn, 0)).toEqual(momentAt(turn, -5));
    expect(momentAt(turn, lengthOf(turn) + 60_000)).toEqual(endOf(turn));
  });
});

describe("a wheel that stops without a prize", () => {
  it.each(answers)("from $angle° at $speed°/s ends where it was, in two seconds", (from) => {
    for (const target of starts) {
      const motion = brakeTo(from, target);
      expectContinuous(from, motion);
      expect(momentAt(motion, lengthOf(motion) - 0.001).speed).toBeCloseTo(0, 2);
      expect(angleFrom(endOf(motion).angle, target)).toBeCloseTo(0, 6);
      expect(lengthOf(motion)).toBeLessThan(2_000);
    }
  });

  it("can be wound up again at any time", () => {
    const motion = brakeTo({ angle: 0, speed: FULL_SPEED }, 300);
    for (let ms = 0; ms < lengthOf(motion); ms += 50) {
      const from = momentAt(motion, ms);
      expectContinuous(from, windUp(from));
    }
  });
});
