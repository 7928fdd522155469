import type { Failure } from "./failure.ts";
import { rowOfFailure } from "./row-of-failure.ts";

/** Whether the same call can succeed at another time. True without a code of the catalogue. */
export const canSucceedLater = (failure: Failure): boolean =>
  rowOfFailure(failure)?.retry !== "never";
