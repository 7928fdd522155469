/** A brand was refused. Names the token and the value, so that its author can find it. */
export class ThemeError extends Error {
  override readonly name = "ThemeError";
  /** Path of the token, for example `color.accent`. */
  readonly token: string;
  /** What stood there. */
  readonly value: unknown;

  constructor(token: string, value: unknown, expected: string) {
    super(`Theme token "${token}" is ${JSON.stringify(value)}; expected ${expected}.`);
    this.token = token;
    this.value = value;
  }
}
