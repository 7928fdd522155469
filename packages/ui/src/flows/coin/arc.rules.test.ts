import { expect, it } from "vitest";
import { placeAt, placeOn } from "./arc.rules.ts";

it("leads from one account to the other, and ends where the coin lands in its full size", () => {
  expect(placeAt(0)).toMatchObject({ x: 0, scale: 0.35 });
  expect(placeAt(1)).toEqual({ x: 100, y: 0, scale: 1 });
});

it("rises once and falls once, and never goes back", () => {
  const places = Array.from({ length: 21 }, (_, step) => placeOn(step / 20));
  const top = Math.min(...places.map(({ y }) => y));
  expect(top).toBeCloseTo(-56, 0);
  for (const [index, { x }] of places.entries())
    if (index > 0) expect(x).toBeGreaterThan(places[index - 1]?.x ?? 0);
  const turns = places.filter(
    ({ y }, index) =>
      index > 0 && index < 20 && y < (places[index - 1]?.y ?? 0) && y < (places[index + 1]?.y ?? 0),
  );
  expect(turns).toHaveLength(1);
});

it("is slow at both ends of its time", () => {
  const moved = (from: number, to: number) => placeAt(to).x - placeAt(from).x;
  expect(moved(0, 0.1)).toBeLessThan(moved(0.3, 0.4));
  expect(moved(0.9, 1)).toBeLessThan(moved(0.3, 0.4));
});
