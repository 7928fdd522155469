import type { ReactNode } from "react";

/**
 * A sentence with a value that is not to be translated, such as a name or a code. In an element of its own, so that it may
 * have siblings.
 */
export function keptValue(words: string, value: string): ReactNode {
  const at = value === "" ? -1 : words.indexOf(value);
  if (at < 0) return <span>{words}</span>;
  return (
    <span>
      <span>{words.slice(0, at)}</span>
      <span translate="no">{value}</span>
      <span>{words.slice(at + value.length)}</span>
    </span>
  );
}
