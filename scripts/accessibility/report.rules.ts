import type { Criterion, NamedTest } from "./criteria.data.ts";

/** How a test ended in the last run of `npm run test:all`; one that did not run is missing. */
export type Outcome = "passed" | "failed";

/**
 * A title after those of its groups, with the values of `test.each`: `%s` and `$name` match any
 * text.
 */
const pattern = (title: string) => {
  const own = title.replace(/[.*+?^{}()|[\]\\]/g, "\\$&").replace(/%[a-z]|\$[\w.]+/g, ".+");
  return new RegExp(`(?:^| [>›] )${own}$`);
};

/** Tests of a run, each as its file, its whole title and how it ended. */
export type Run = readonly {
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
}[];

/** A test with several values has passed when it passed with each. */
function outcomeOf([file, title]: NamedTest, run: Run): Outcome | "not run" {
  const found = run.filter((one) => one.file === file && pattern(title).test(one.title));
  if (found.some(({ outcome }) => outcome === "failed")) return "failed";
  return found.length > 0 ? "passed" : "not run";
}

/** The word for a criterion: evidence is only what has passed. */
export function resultOf({ tests }: Criterion, run: Run): string {
  if (tests.length === 0) return "no evidence";
  const outcomes = tests.map((test) => outcomeOf(test, run));
  if (outcomes.includes("failed")) return "**failed**";
  if (outcomes.includes("not run")) return "no evidence: not run";
  return "supported by tests";
}

/** A line for each named test that failed or did not run. */
export const notPassed = (criteria: readonly Criterion[], run: Run): string[] =>
  criteria.flatMap(({ number, name, tests }) =>
    tests
      .map((test) => ({ test, outcome: outcomeOf(test, run) }))
      .filter(({ outcome }) => outcome !== "passed")
      .map(
        ({ test: [file, title], outcome }) => `${number} ${name}: “${title}” (${file}): ${outcome}`,
      ),
  );

/** A test in its row, with how it ended unless it passed. */
function named(test: NamedTest, run: Run): string {
  const [file, title] = test;
  const outcome = outcomeOf(test, run);
  return `“${title}” (\`${file}\`)${outcome === "passed" ? "" : `: **${outcome}**`}`;
}

/** The report in Markdown, one row for each criterion. */
export function report(
  criteria: readonly Criterion[],
  run: Run,
  { version, date }: { readonly version: string; readonly date: string },
): string {
  const rows = criteria.map((criterion) => {
    const { number, name, level, note, tests } = criterion;
    const evidence = tests.map((test) => named(test, run)).join("<br>");
    return `| ${number} ${name} | ${level} | ${resultOf(criterion, run)} | ${note} | ${evidence || "–"} |`;
  });
  const supported = criteria.filter((one) => resultOf(one, run) === "supported by tests").length;
  return `# Accessibility conformance report

Satang ${version}, ${date}. WCAG 2.2, levels A and AA, of the components and flows in the included brands.

${supported} of ${criteria.length} criteria have evidence, which means that every named test passed in Chromium. A test shows what it does and no more; a row without evidence says so. No person has judged the pages for this report, and no screen reader was used.

| criterion | level | result | what the tests show | tests |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}
