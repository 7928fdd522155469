import { describe, expect, it } from "vitest";
import { restAngle, sliceBelowPointer } from "./wheel-angle.rules.ts";

const everySlice = [1, 2, 3, 8, 13].flatMap((count) =>
  Array.from({ length: count }, (_, slice) => ({ slice, count })),
);

describe("a wheel that is still", () => {
  it.each(everySlice)("has the centre of slice $slice of $count below the pointer", (given) => {
    const { slice, count } = given;
    const angle = restAngle(slice, count);
    expect(sliceBelowPointer(angle, count)).toBe(slice);
    expect(sliceBelowPointer(angle + 179 / count, count)).toBe(slice);
    expect(sliceBelowPointer(angle - 179 / count, count)).toBe(slice);
  });

  it("that was not read yet has an angle, too", () => {
    expect(restAngle(0, 0)).toBe(-180);
  });
});
