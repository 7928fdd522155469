import { redact } from "@satang/api";

const LONGEST = 80;

/** Control, format and separator characters: a terminal obeys some of them, others reverse the order of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const codeOf = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/** Writes texts and values of a server for a terminal: without secrets, short, and without control characters. */
export type Show = {
  text(text: string): string;
  value(value: unknown): string;
};

/** @param secrets texts that are never shown; read each time, because a reply adds some */
export function createShow(secrets: ReadonlySet<string>): Show {
  const text = (whole: string): string => {
    // Before it is shortened: half of a secret would no longer be recognised.
    const allowed = redact(whole, [...secrets]);
    const short = allowed.length > LONGEST ? `${allowed.slice(0, LONGEST)}…` : allowed;
    return short.replace(INVISIBLE, codeOf);
  };
  return {
    text,
    value: (value) => (value === undefined ? "nothing" : text(JSON.stringify(value))),
  };
}

/** The kind of a value, for replies with values that must not be shown. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
