import type { ErrorPlace, ErrorSubject } from "../catalogue/error-catalogue.types.ts";
import type { Failure } from "./failure.ts";
import { rowOfFailure } from "./row-of-failure.ts";

/**
 * Where a screen shows a failure: at the place of its code. A message about an input that the screen does not have, and
 * one without a code of the catalogue, is an alert.
 * @param inputs the inputs of the screen
 */
export function placeOfFailure(failure: Failure, inputs: readonly ErrorSubject[] = []): ErrorPlace {
  const row = rowOfFailure(failure);
  if (row === null) return "alert";
  const hasInput = row.about !== null && inputs.includes(row.about);
  return row.place === "field" && !hasInput ? "alert" : row.place;
}

/** Whether a failure is shown at an input of the screen. */
export const isAboutInput = (failure: Failure | null, input: ErrorSubject): boolean =>
  failure !== null && placeOfFailure(failure, [input]) === "field";
