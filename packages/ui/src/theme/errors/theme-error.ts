import { printable, shownValue } from "./shown-value.ts";

/** A token that was refused. */
export interface ThemeProblem {
  /** Path of the token, for example `color.accent`. */
  token: string;
  /** The value that was found. */
  value: unknown;
  /** The value that is expected, in words. */
  expected: string;
}

/** More wrong tokens than this are counted in the message; `error.problems` has all of them. */
const MOST_SENTENCES = 50;

const sentence = ({ token, value, expected }: ThemeProblem) =>
  `"${printable(token.slice(0, 200))}" is ${shownValue(value)}; expected ${printable(expected)}.`;

function messageOf(problems: readonly ThemeProblem[]): string {
  const sentences = problems.slice(0, MOST_SENTENCES).map(sentence);
  if (problems.length === 1) return `Theme token ${sentences[0]}`;
  const more = problems.length - sentences.length;
  const rest = more > 0 ? [`and ${more} more.`] : [];
  return [`${problems.length} theme tokens are refused:`, ...sentences, ...rest].join("\n  ");
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
