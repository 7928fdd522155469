import { type AmountProblem, type ParsedAmount, parseAmount } from "@satang/core";

/** Why a typed text is not an amount. */
export type AmountRefusal = Exclude<AmountProblem, "empty">;

/** Why a parsed text is refused; `null` for an amount, and while there is nothing to read. */
export const refusalOf = (parsed: ParsedAmount): AmountRefusal | null =>
  parsed.ok || parsed.problem === "empty" ? null : parsed.problem;

/** The amount of a text; `null` for none and for a refused one. */
export function amountOf(text: string) {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.satang : null;
}

/** A shown amount without the commas that only the field has put there. */
export const withoutCommas = (shown: string): string => shown.replaceAll(",", "");

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join("");

/**
 * The typed text of an edit in a field that showed an amount with commas: those of the field are left out, those of the member
 * stay. A dropped text changes a field without the focus, and so does a key before the page reacts.
 * @example typedInto("1,000", "1,000,50") // "1000,50"
 */
export function typedInto(shown: string, edited: string): string {
  const start = commonLength(shown, edited);
  const end = commonLength(reversed(shown.slice(start)), reversed(edited.slice(start)));
  const stop = edited.length - end;
  return (
    withoutCommas(edited.slice(0, start)) +
    edited.slice(start, stop) +
    withoutCommas(edited.slice(stop))
  );
}
