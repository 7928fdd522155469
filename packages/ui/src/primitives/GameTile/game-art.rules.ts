/**
 * The colours of a game: light sky, dark water, the water's edge, and the glow behind the drawing. Like a photo, they are the
 * same in every brand. The place of a game in this table is also that of its drawing.
 */
export const gameHues = [
  ["#8b46f2", "#2a0f63", "#6430b9", "#f69bc8"],
  ["#12b07c", "#053b30", "#0d815e", "#fbe7a0"],
  ["#e0348a", "#4c0830", "#a52266", "#ffc28e"],
  ["#f09a1a", "#4a2003", "#ae6911", "#ffe58a"],
  ["#2e6bf2", "#0a1f55", "#204db3", "#a9ccff"],
  ["#e8366a", "#4e0621", "#aa234d", "#ffb3c4"],
  ["#e23b3b", "#430b10", "#a2282a", "#ffae72"],
  ["#10968a", "#04302f", "#0b6d66", "#a7f5e2"],
  ["#5b57f0", "#191652", "#413db1", "#b9c2ff"],
  ["#f2563d", "#4f110a", "#b13a29", "#ffd39a"],
  ["#2747a8", "#0a1236", "#1b327a", "#ffcb5c"],
  ["#5fa81c", "#16300a", "#427815", "#f1f7a0"],
  ["#f2711c", "#471505", "#ae4c13", "#ffe29a"],
  ["#3ba9f0", "#0b3157", "#2879b3", "#c9f1ff"],
  ["#b436c9", "#38095a", "#82249d", "#ffc7f0"],
  ["#b36a37", "#2b1408", "#7d4824", "#f9d2ac"],
] as const;

/** Known providers (journey.txt §7), in the order of the colours: each has its own. */
const providers = [
  "JOKER",
  "PG",
  "SLOTXO",
  "USUN",
  "UFABET",
  "SEXYGAME",
  "BETFLIX",
  "ASKMEBET",
  "IMI",
  "CIRCUS",
  "HUAYHD",
  "AREASLOT",
  "SUPERSLOT",
  "SLOTRACHA",
  "PGSLOT",
  "JOKER2",
];

/** Returns the place of a code among drawings and colours, the same in every browser: 0 to 15. */
export function artOf(code: string): number {
  const upper = code.toUpperCase();
  const known = providers.indexOf(upper);
  if (known !== -1) return known;
  let sum = 0;
  for (const letter of upper) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % gameHues.length;
}

/**
 * Returns the place of the colours of each game of a row. No two neighbours have the same: where two codes lead to the same
 * colours, the second game has the next ones, and keeps its drawing.
 */
export function huesInRow(codes: readonly string[]): number[] {
  const hues: number[] = [];
  for (const code of codes) {
    const own = artOf(code);
    hues.push(own === hues.at(-1) ? (own + 1) % gameHues.length : own);
  }
  return hues;
}
