import type { Passage } from "./source-text.ts";

const MARK = /^(?:\/\*+|\/\/|#+)\s*/;
const NO_SUBJECT = /^(?:What|One|Those|That|It|They|This|These|Its|Their)\b/;

/** A comment that begins with a word in place of its subject, as `file:line begins with "word"`. */
export function missingSubjectIn({ file, line, text }: Passage): string[] {
  const [word] = NO_SUBJECT.exec(text.replace(MARK, "")) ?? [];
  return word === undefined ? [] : [`${file}:${line} begins with "${word}"`];
}
