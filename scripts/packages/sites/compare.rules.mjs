const MOST = 5;

/**
 * What differs between two lists of elements, each with its values as `name: value`.
 * @param {string[][]} expected
 * @param {string[][]} found
 */
export function differences(expected, found) {
  if (expected.length !== found.length)
    return [`there are ${found.length} elements, not ${expected.length}`];
  const all = expected.flatMap(([name, ...values], at) => {
    const others = new Set(found[at]);
    const absent = values.filter((value) => !others.has(value));
    return absent.map((value) => {
      const property = value.split(":")[0];
      const instead = found[at].find((other) => other.startsWith(`${property}:`)) ?? "nothing";
      return `<${name}> ${instead} (expected ${value.slice(property.length + 2)})`;
    });
  });
  return all.length > MOST ? [...all.slice(0, MOST), `and ${all.length - MOST} more`] : all;
}
