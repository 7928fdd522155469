import { expect, test } from "vitest";
import { findMovedColors } from "./moved-colors.ts";

type Color = readonly [red: number, green: number, blue: number];
const NIGHT: Color = [18, 25, 51];
const SAND: Color = [246, 196, 83];
const [width, height] = [20, 10];

/** A picture drawn pixel by pixel. */
function draw(colorAt: (x: number, y: number) => Color) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set([...colorAt(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return pixels;
}

const pixelsMoved = (was: Uint8ClampedArray, is: Uint8ClampedArray) =>
  findMovedColors({ was, is, width, height }).reduce((sum, moved) => sum + moved, 0);

const plain = (color: Color) => draw(() => color);
const isInside = (x: number, y: number) => x >= 4 && x < 12 && y >= 2 && y < 8;
const square = (color: Color) => draw((x, y) => (isInside(x, y) ? color : NIGHT));
/** A stem is one pixel wide. */
const stem = (color: Color) => draw((x, y) => (x === 7 && y > 1 && y < 9 ? color : NIGHT));
const corner = (color: Color) => draw((x, y) => (x === 4 && y === 2 ? color : NIGHT));

test.each([
  ["red", [248, 196, 83]],
  ["green", [246, 198, 83]],
  ["blue", [246, 196, 81]],
] as const)("two of 255 in one channel of an area are found: %s", (_, color) => {
  expect(pixelsMoved(square(SAND), square(color))).toBeGreaterThan(0);
});

test("two of 255 in the stem of a letter are found", () => {
  expect(pixelsMoved(stem(SAND), stem([246, 196, 85]))).toBeGreaterThan(0);
});

test("an area that takes the colour of another area is found", () => {
  const twoAreas = (right: Color) =>
    draw((x, y) => (isInside(x, y) ? SAND : x > 14 ? right : NIGHT));
  expect(pixelsMoved(twoAreas([20, 27, 53]), twoAreas(NIGHT))).toBeGreaterThan(0);
});

test("the same picture has no difference", () => {
  expect(pixelsMoved(plain(NIGHT), plain(NIGHT))).toBe(0);
});

test("an area that another processor rounds by one is not a difference", () => {
  expect(pixelsMoved(plain(NIGHT), plain([17, 24, 50]))).toBe(0);
});

test("an edge that is smoothed differently is not a difference", () => {
  expect(pixelsMoved(corner([90, 80, 60]), corner([130, 110, 70]))).toBe(0);
});
