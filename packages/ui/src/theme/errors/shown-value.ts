const LONGEST = 200;
const DEEPEST = 6;
const MOST_PARTS = 50;

/** Control, format and separator characters: a terminal obeys some of them, others reverse the order of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const codeOf = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/** A text of a file, for a message: each invisible character is written as its code. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, codeOf);
}

function partsOf(value: object, depth: number): string {
  if (depth === DEEPEST) return "…";
  const isList = Array.isArray(value);
  const names: (string | number)[] = isList ? [...value.keys()] : Object.keys(value);
  names.length = Math.min(names.length, MOST_PARTS);
  const parts = Array.from(names, (name) => {
    const part = written(Reflect.get(value, name), depth + 1);
    return isList ? part : `${JSON.stringify(name)}:${part}`;
  });
  return isList ? `[${parts.join()}]` : `{${parts.join()}}`;
}

function written(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, LONGEST + 1));
  if (typeof value === "object" && value !== null) return partsOf(value, depth);
  return typeof value === "bigint" ? `${value}n` : String(value);
}

/** Any value as text for a message: close to JSON, at most 200 characters, also for cycles and deep nesting. */
export function shownValue(value: unknown): string {
  const text = written(value, 0);
  return printable(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
