import { expect, it } from "vitest";
import { prizeTop } from "./hub-place.rules.ts";

it("a prize begins at the hub, so that the coin over its edge is on it", () => {
  expect(prizeTop(345, 410, 844)).toBe(345);
});

it.each([
  [20, 71],
  [700, 422],
])(
  "a hub at %d px is too near to the edge of the window: the prize begins at %d px",
  (hub, top) => {
    expect(prizeTop(hub, 410, 844)).toBe(top);
  },
);

it("a prize that is higher than the window has no place below a coin", () => {
  expect(prizeTop(195, 410, 390)).toBe(null);
});
