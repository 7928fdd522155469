/** Light and dark tone of each picture; like a photo, it is the same in every brand. */
export const artHues = [
  ["#6d2bd9", "#2a0e66"],
  ["#0e7c66", "#053a33"],
  ["#c22b6b", "#55092d"],
  ["#1d5fd1", "#0b2560"],
  ["#a3530f", "#41200a"],
  ["#7a6a12", "#332b06"],
] as const;

/** Number of drawings in `GameArt`. */
const artMotifs = 5;

/** Known providers (journey.txt §7): each gets a pair of hue and drawing of its own. */
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

/** The place of a code among all pictures: one of its own for a known provider, one by its letters otherwise. */
function placeOf(code: string): number {
  const known = providers.indexOf(code);
  if (known !== -1) return known;
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

/** Returns the hue and drawing of a code, the same in every browser. No two of 30 places in a row have the same pair. */
export function artOf(code: string): { hue: number; motif: number } {
  const place = placeOf(code.toUpperCase());
  return { hue: place % artHues.length, motif: place % artMotifs };
}
