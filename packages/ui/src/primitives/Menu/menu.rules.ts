/**
 * The index that a key moves to from `current` (-1: none) among `count` entries; `undefined` for
 * other keys.
 */
export function placeByKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return current <= 0 ? count - 1 : current - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The index of the label that begins with the typed letters, searched from `current`. A repeated
 * letter moves through all labels that begin with it.
 */
export function placeByLetters(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const letters = [...typed.toLocaleLowerCase()];
  const repeated = letters.every((letter) => letter === letters[0]);
  const wanted = repeated ? (letters[0] ?? "") : letters.join("");
  const from = current + (repeated ? 1 : 0);
  for (let step = 0; step < labels.length; step += 1) {
    const place = (Math.max(0, from) + step) % labels.length;
    if (labels[place]?.trim().toLocaleLowerCase().startsWith(wanted)) return place;
  }
  return undefined;
}
