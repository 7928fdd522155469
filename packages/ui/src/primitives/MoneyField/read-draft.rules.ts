import { type AmountProblem, parseAmount, plainAmount, type Satang } from "@satang/core";

/** Why a text did not become the amount; the amount before it stays. */
export type AmountRefusal = Exclude<AmountProblem, "empty">;

/** The amount of a text in the field. */
export type ReadDraft =
  | { readonly ok: true; readonly amount: Satang | null }
  | { readonly ok: false; readonly refusal: AmountRefusal };

/** Reads an amount while it is being typed: a lone point is the beginning of one, and no amount yet. */
export function readDraft(text: string): ReadDraft {
  if (plainAmount(text) === ".") return { ok: true, amount: null };
  const parsed = parseAmount(text);
  if (parsed.ok) return { ok: true, amount: parsed.satang };
  if (parsed.problem === "empty") return { ok: true, amount: null };
  return { ok: false, refusal: parsed.problem };
}
