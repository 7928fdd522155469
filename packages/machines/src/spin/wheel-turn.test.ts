import { describe, expect, it } from "vitest";
import {
  angleAt,
  restAngle,
  sampleTurn,
  sliceBelowPointer,
  turnToSlice,
} from "./wheel-turn.rules.ts";

const everyTurn = [2, 3, 8, 13].flatMap((count) =>
  Array.from({ length: count }, (_, slice) => slice).flatMap((slice) =>
    [0, 17, 359.9, 1_234].map((from) => ({ from, slice, count })),
  ),
);

describe("a turn of the wheel", () => {
  it.each(everyTurn)("from $from° ends on the centre of slice $slice of $count", (given) => {
    const { from, slice, count } = given;
    const turn = turnToSlice(from, slice, count);
    expect(sliceBelowPointer(turn.to, count)).toBe(slice);
    const centre = (slice + 0.5) * (360 / count);
    expect((((turn.to + centre) % 360) + 360) % 360).toBeCloseTo(0, 6);
    const rounds = (turn.to - turn.from) / 360;
    expect(rounds).toBeGreaterThanOrEqual(2);
    expect(rounds).toBeLessThan(3);
    expect(turn.durationMs).toBeGreaterThanOrEqual(4_000);
    expect(turn.durationMs).toBeLessThan(5_000);
  });

  const turn = turnToSlice(40, 3, 8);

  it("leaves the wheel where it ended; before, the pointer is on the centre of the first slice", () => {
    expect(restAngle(turn, 8)).toBe(turn.to);
    expect(restAngle(null, 8)).toBe(-22.5);
    expect(sliceBelowPointer(restAngle(null, 8), 8)).toBe(0);
  });

  it("keeps 0.991 of its speed in each 1/60 s", () => {
    const frame = 1_000 / 60;
    const speed = (at: number) => angleAt(turn, (at + 1) * frame) - angleAt(turn, at * frame);
    for (const at of [0, 30, 100, 200]) expect(speed(at + 1) / speed(at)).toBeCloseTo(0.991, 9);
  });

  it("begins and ends exactly, and stays there", () => {
    expect(angleAt(turn, 0)).toBe(turn.from);
    expect(angleAt(turn, -5)).toBe(turn.from);
    expect(angleAt(turn, turn.durationMs)).toBe(turn.to);
    expect(angleAt(turn, turn.durationMs + 60_000)).toBe(turn.to);
  });

  it("is the same at any frame rate: a sample differs from the curve by less than a tenth of a degree", () => {
    const steps = 90;
    const sampled = sampleTurn(turn, steps);
    expect(sampled).toHaveLength(steps + 1);
    const step = turn.durationMs / steps;
    for (let at = 0; at < turn.durationMs; at += 7) {
      const index = Math.floor(at / step);
      const share = at / step - index;
      const [start = 0, end = 0] = [sampled[index], sampled[index + 1]];
      expect(Math.abs(start + (end - start) * share - angleAt(turn, at))).toBeLessThan(0.1);
    }
  });
});
