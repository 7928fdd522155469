import { type ErrorCode, errorTexts } from "./error-texts.ts";

/**
 * A refusal with a code of the catalogue. When it is thrown, everything that the call did is undone;
 * a handler with an effect that must stay (a counter of wrong codes) returns it as its reply instead.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}

/** Makes a refusal with the text of its code, or with another one. */
export function refuse(code: ErrorCode, message: string = errorTexts[code]): Refusal {
  return new Refusal(code, message);
}
