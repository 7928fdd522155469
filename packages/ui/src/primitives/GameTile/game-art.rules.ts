/** Light and deep tone of each picture; artwork, the same in every brand, like a photo. */
export const artHues = [
  ["#6d2bd9", "#2a0e66"],
  ["#0e7c66", "#053a33"],
  ["#c22b6b", "#55092d"],
  ["#1d5fd1", "#0b2560"],
  ["#a3530f", "#41200a"],
  ["#7a6a12", "#332b06"],
] as const;

/** How many drawings `GameArt` knows. */
export const artMotifs = 5;

/** The same code always gives the same hue and drawing, in any browser. */
export function artOf(code: string): { hue: number; motif: number } {
  let sum = 0;
  for (const letter of code.toUpperCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return { hue: sum % artHues.length, motif: Math.floor(sum / artHues.length) % artMotifs };
}
