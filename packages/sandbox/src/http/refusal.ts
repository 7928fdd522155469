import { type ErrorCode, errorTexts } from "./error-codes.ts";

/**
 * A refusal with a code of the catalogue. Thrown, it undoes everything the call did so far;
 * a handler that must keep an effect (a wrong-code counter) returns it as a reply instead.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, message: string, status: number) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

/** Makes a refusal; text and status come from the table unless given. */
export function refuse(code: ErrorCode, message?: string): Refusal {
  const [status, text] = errorTexts[code];
  return new Refusal(code, message ?? text, status);
}
