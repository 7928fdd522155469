/** Red, green, blue as 0–255 and opacity as 0–1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Whether a value is a hex colour, the only notation a brand may use. */
export function isHex(value: unknown): value is string {
  return typeof value === "string" && HEX.test(value);
}

/** Reads a hex colour that {@link isHex} accepted. */
export function parseHex(hex: string): Rgba {
  const digits = hex.slice(1);
  const full = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const rgb = Number.parseInt(full.slice(0, 6), 16);
  const a = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255, a };
}

const toByte = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/** Mixes `share` (0–1) of one opaque colour into another. */
export function mix(color: string, share: number, into: string): string {
  const from = parseHex(color);
  const to = parseHex(into);
  const part = (key: "r" | "g" | "b") => toByte(from[key] * share + to[key] * (1 - share));
  return `#${part("r")}${part("g")}${part("b")}`;
}

/** The same colour at another opacity (0–1). */
export function fade(color: string, opacity: number): string {
  const { r, g, b } = parseHex(color);
  return `#${toByte(r)}${toByte(g)}${toByte(b)}${toByte(opacity * 255)}`;
}

/** The visible colour of a transparent colour over an opaque one. */
export function lay(color: string, below: string): string {
  const { a } = parseHex(color);
  return a === 1 ? color : mix(color, a, below);
}

function luminance(color: string): number {
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const { r, g, b } = parseHex(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2 contrast ratio of two opaque colours, 1–21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The candidate with the best contrast on a background. */
export function readableOn(background: string, candidates: readonly string[]): string {
  return candidates.reduce((best, next) =>
    contrast(next, background) > contrast(best, background) ? next : best,
  );
}

/**
 * Changes a colour towards black or white, in small steps, until it has the ratio on every
 * background. A colour that already has it is returned unchanged.
 * @param opacity - opacity of the colour
 */
export function reach(
  color: string,
  ratio: number,
  backgrounds: readonly string[],
  opacity = 1,
): string {
  const enough = (candidate: string) =>
    backgrounds.every(
      (background) => contrast(lay(fade(candidate, opacity), background), background) >= ratio,
    );
  const goal = readableOn(backgrounds[0] ?? "#fff", ["#000000", "#ffffff"]);
  for (let step = 0; step <= 20; step += 1) {
    const candidate = step === 0 ? color : mix(goal, step / 20, color);
    if (enough(candidate)) return candidate;
  }
  return goal;
}
