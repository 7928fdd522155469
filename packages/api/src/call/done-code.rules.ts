import { findErrorRow } from "@satang/core";

/** OK, SUCCESS and the other codes that the catalogue describes as a success (money.txt §8). */
export const isDoneCode = (code: unknown): boolean => findErrorRow(code)?.severity === "positive";

/** A code of the catalogue that says that the call was not done. */
export const isRefusingCode = (code: unknown): boolean =>
  findErrorRow(code) !== null && !isDoneCode(code);

/** Whether a code can be why a call was refused. A phone number that is verified already is why no code was sent to it. */
export const isReason = (code: unknown): boolean =>
  !isDoneCode(code) || findErrorRow(code)?.about !== null;
