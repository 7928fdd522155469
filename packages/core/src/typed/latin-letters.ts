/** Writes full-width Latin letters, digits and marks as the usual ones; every character keeps its place. */
export const toLatinLetters = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
