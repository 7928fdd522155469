/** One token that was refused. */
export interface ThemeProblem {
  /** Path of the token, for example `color.accent`. */
  token: string;
  /** What stood there. */
  value: unknown;
  /** What may stand there, in words. */
  expected: string;
}

/** What stood there, as long as one wants to read it; `error.value` has it whole. */
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

/** A brand was refused. Names every token and value that is wrong, so that its author can find them. */
export class ThemeError extends Error {
  override readonly name = "ThemeError";
  /** Path of the first token that is wrong, for example `color.accent`. */
  readonly token: string;
  /** What stood there. */
  readonly value: unknown;
  /** All that is wrong. */
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

/** The refusal of a part, its tokens named by their path in the whole. */
export function refusedIn(part: string, { problems }: ThemeError): ThemeError {
  const [first, ...others] = problems.map((problem) => ({
    ...problem,
    token: `${part}.${problem.token}`,
  }));
  return new ThemeError(first?.token ?? part, first?.value, first?.expected ?? "a brand", others);
}
