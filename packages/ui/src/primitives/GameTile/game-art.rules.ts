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

/** Returns the hue and drawing of a code, the same in every browser. */
export function artOf(code: string): { hue: number; motif: number } {
  let sum = 0;
  for (const letter of code.toUpperCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return { hue: sum % artHues.length, motif: Math.floor(sum / artHues.length) % artMotifs };
}
