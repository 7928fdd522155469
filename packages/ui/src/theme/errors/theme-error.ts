/** One rejected token. */
export interface ThemeProblem {
  /** Path of the token, for example `color.accent`. */
  token: string;
  /** The value that was found. */
  value: unknown;
  /** What is expected, in words. */
  expected: string;
}

/** The value, shortened for the message; `error.value` is complete. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

const sentence = ({ token, value, expected }: ThemeProblem) =>
  `"${token}" is ${shown(value)}; expected ${expected}.`;

function messageOf(problems: readonly ThemeProblem[]): string {
  const sentences = problems.map(sentence);
  return sentences.length === 1
    ? `Theme token ${sentences[0]}`
    : [`${sentences.length} theme tokens are refused:`, ...sentences].join("\n  ");
}

/** A brand was rejected. Names every wrong token and value, so that its author can find them. */
export class ThemeError extends Error {
  override readonly name = "ThemeError";
  /** Path of the first token that is wrong, for example `color.accent`. */
  readonly token: string;
  /** The value that was found. */
  readonly value: unknown;
  /** Every wrong token. */
  readonly problems: readonly ThemeProblem[];

  constructor(
    token: string,
    value: unknown,
    expected: string,
    others: readonly ThemeProblem[] = [],
  ) {
    const problems = [{ token, value, expected }, ...others];
    super(messageOf(problems));
    this.token = token;
    this.value = value;
    this.problems = problems;
  }
}

/** Converts an error of a part, so that its tokens have their path in the whole. */
export function refusedIn(part: string, { problems }: ThemeError): ThemeError {
  const [first, ...others] = problems.map((problem) => ({
    ...problem,
    token: `${part}.${problem.token}`,
  }));
  return new ThemeError(first?.token ?? part, first?.value, first?.expected ?? "a brand", others);
}
