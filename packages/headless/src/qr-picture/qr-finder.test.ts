import { describe, expect, it } from "vitest";
import { hasQrCorners, toBitmap } from "./qr-finder.rules.ts";

const CORNER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
const GAP = "       ";

/** Draws characters as squares of `scale` px, with a margin of four; `#` in one shade, the rest in another. */
function draw(rows: readonly string[], { scale = 4, dark = 0, light = 255 } = {}) {
  const margin = 4;
  const side = (Math.max(...rows.map((row) => row.length)) + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(light);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [y, x].map((at) => Math.floor(at / scale) - margin) as [number, number];
      if (rows[row]?.[column] === "#")
        pixels.fill(dark, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return toBitmap(pixels, side, side);
}

const blank = CORNER.map(() => GAP);
const across = (left: readonly string[], right: readonly string[]) =>
  left.map((row, index) => `${row}${GAP}${right[index]}`);
const qr = [...across(CORNER, CORNER), ...blank, ...across(CORNER, blank)];
const inverted = qr.map((row) =>
  row.padEnd(21).replace(/[# ]/g, (part) => (part === "#" ? " " : "#")),
);

describe("a picture is a QR for a reader", () => {
  it.each([
    ["black on white", {}],
    ["small", { scale: 2 }],
    ["large", { scale: 20 }],
    ["dark on grey", { dark: 60, light: 160 }],
  ])("with three corners: %s", (_name, options) => {
    const bitmap = draw(qr, options);
    expect(bitmap && hasQrCorners(bitmap)).toBe(true);
  });

  it.each([
    ["a black square", Array(21).fill("#".repeat(21))],
    ["two corners", across(CORNER, CORNER)],
    ["a grid", Array(21).fill("# ".repeat(10))],
    ["light on dark", inverted],
  ])("and not as %s", (_name, rows: string[]) => {
    const bitmap = draw(rows);
    expect(bitmap && hasQrCorners(bitmap)).toBe(false);
  });

  it("and not without a difference between dark and light", () => {
    expect(draw(qr, { dark: 220, light: 255 })).toBeNull();
    expect(draw([""])).toBeNull();
  });
});
