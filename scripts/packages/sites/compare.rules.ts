const MOST = 5;

/** A name of an element, and its values as `name: value`. */
export type Look = readonly [name: string, ...values: string[]];

/** Differences between two lists of elements. */
export function differences(expected: readonly Look[], found: readonly Look[]): string[] {
  if (expected.length !== found.length)
    return [`there are ${found.length} elements, not ${expected.length}`];
  const all = expected.flatMap(([name, ...values], at) => {
    const others = found[at] ?? [];
    const known = new Set(others);
    const absent = values.filter((value) => !known.has(value));
    return absent.map((value) => {
      const [property = ""] = value.split(":");
      const instead = others.find((other) => other.startsWith(`${property}:`)) ?? "nothing";
      return `<${name}> ${instead} (expected ${value.slice(property.length + 2)})`;
    });
  });
  return all.length > MOST ? [...all.slice(0, MOST), `and ${all.length - MOST} more`] : all;
}
