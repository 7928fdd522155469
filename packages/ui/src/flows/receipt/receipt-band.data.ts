/** Colours of the band: the river of the brand, light on the water, and the sun. */
export type BandInk = "river" | "light" | "sun";

/** A colour of a gradient: where it is, and how strong. */
type Stop = readonly [offset: number, ink: BandInk, opacity: number];

/** Size of the band, and height of the water's surface. */
export const BAND = { width: 350, height: 132, horizon: 103 } as const;

export const SKY: readonly Stop[] = [
  [0, "river", 0.36],
  [0.46, "river", 0.13],
  [0.8, "light", 0.5],
  [1, "sun", 0.6],
];

export const WATER: readonly Stop[] = [
  [0, "sun", 0.5],
  [0.3, "river", 0.36],
  [1, "river", 0.6],
];

/** How strong the far and the near hills are, and where the hills of the river are in the band. */
export const HILL_OPACITIES = [0.45, 0.72] as const;
export const HILLS_PLACE = { y: 3.4, x: 1, scaleX: 0.9, scaleY: 0.56 } as const;

/** Clouds: start, height, length, thickness, opacity. */
export const CLOUDS = [
  [196, 13, 160, 6, 0.55],
  [226, 24, 104, 5, 0.4],
  [249, 27, 110, 6, 0.5],
  [331, 49, 40, 5, 0.4],
] as const;

export const SUN = { x: 288, y: 54, size: 44, glow: 64 } as const;

/** Light on the water below the sun: start, height, length, opacity. */
export const GLITTER = [
  [270, 108, 39, 0.85],
  [275, 112, 31, 0.78],
  [272, 116, 30, 0.7],
  [276, 120, 28, 0.62],
  [274, 124, 24, 0.54],
  [279, 128, 20, 0.46],
] as const;

/** Lines at the foot of the paper, in a box of 350 × 36: path and opacity. */
export const FOOT_WAVES = [0, 1, 2, 3, 4].map((line) => {
  const rise = 11 - line * 1.4;
  const path = `M-10 ${10 + line * 7}c60-${rise} 108-${rise} 175 0s126 ${rise - 1} 196-${rise / 4}`;
  return [path, 0.8 - line * 0.12] as const;
});
