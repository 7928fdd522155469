import type { Pen } from "../../drawing/pen.ts";
import { HILLS } from "../moment/river.data.ts";
import {
  BAND,
  type BandInk,
  CLOUDS,
  FOOT_WAVES,
  GLITTER,
  HILL_OPACITIES,
  HILLS_PLACE,
  SKY,
  SUN,
  WATER,
} from "./receipt-band.data.ts";

/** Red, green and blue of a colour, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The coin is the same in every brand. */
const GOLD: Readonly<Record<Exclude<BandInk, "river">, Rgb>> = {
  light: [255, 226, 154],
  sun: [245, 196, 81],
};

const colorOf = ([red, green, blue]: Rgb, opacity: number) =>
  `rgba(${red}, ${green}, ${blue}, ${opacity})`;

/** Draws the river in the morning at the top of a receipt. @param river colour of the brand's river */
export function drawBand({ context, coin }: Pen, river: Rgb) {
  const { width, height, horizon } = BAND;
  const inks = { ...GOLD, river };
  const ground = (stops: typeof SKY, top: number, bottom: number) => {
    const gradient = context.createLinearGradient(0, top, 0, bottom);
    for (const [offset, ink, opacity] of stops)
      gradient.addColorStop(offset, colorOf(inks[ink], opacity));
    context.fillStyle = gradient;
    context.fillRect(0, top, width, bottom - top);
  };
  ground(SKY, 0, horizon);
  context.lineCap = "round";
  for (const [start, at, length, thickness, opacity] of CLOUDS) {
    context.strokeStyle = `rgba(255, 253, 247, ${opacity})`;
    context.lineWidth = thickness;
    context.stroke(new Path2D(`M${start} ${at}h${length}`));
  }
  const glow = context.createRadialGradient(SUN.x, SUN.y, 0, SUN.x, SUN.y, SUN.glow);
  glow.addColorStop(0, colorOf(inks.light, 0.95));
  glow.addColorStop(0.4, colorOf(inks.light, 0.6));
  glow.addColorStop(1, colorOf(inks.light, 0));
  context.fillStyle = glow;
  context.fillRect(SUN.x - SUN.glow, 0, 2 * SUN.glow, horizon);
  coin(SUN.x, SUN.y, SUN.size);
  context.save();
  context.translate(HILLS_PLACE.x, HILLS_PLACE.y);
  context.scale(HILLS_PLACE.scaleX, HILLS_PLACE.scaleY);
  HILLS.forEach((path, layer) => {
    context.fillStyle = colorOf(river, HILL_OPACITIES[layer] ?? 1);
    context.fill(new Path2D(path));
  });
  context.restore();
  ground(WATER, horizon, height);
  for (const [start, at, length, opacity] of GLITTER) {
    context.fillStyle = colorOf(inks.light, opacity);
    context.fillRect(start, at, length, 3.4);
  }
}

/** Draws the river lines at the foot of a receipt. @param top of a box of 36 px */
export function drawFootWaves({ context }: Pen, top: number) {
  context.save();
  context.translate(0, top);
  context.lineWidth = 1.2;
  for (const [path, opacity] of FOOT_WAVES) {
    context.strokeStyle = `rgba(201, 138, 27, ${opacity})`;
    context.stroke(new Path2D(path));
  }
  context.restore();
}
