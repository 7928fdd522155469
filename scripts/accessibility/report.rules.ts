import type { Criterion, NamedTest } from "./criteria.data.ts";

/** How a test ended in the last run of `npm test`; one that did not run is missing. */
export type Outcome = "passed" | "failed";

/** A title with the values of `test.each`: `%s` and `$name` match any text. */
const pattern = (title: string) =>
  new RegExp(`${title.replace(/[.*+?^{}()|[\]\\]/g, "\\$&").replace(/%[a-z]|\$[\w.]+/g, ".+")}$`);

/** Tests of a run, each as its file, its whole title and how it ended. */
export type Run = readonly {
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
}[];

const outcomesOf = ([file, title]: NamedTest, run: Run) =>
  run.filter((one) => one.file === file && pattern(title).test(one.title));

/** The word for a criterion: evidence is only what has passed. */
export function resultOf({ tests }: Criterion, run: Run): string {
  if (tests.length === 0) return "no evidence";
  const found = tests.map((test) => outcomesOf(test, run));
  if (found.flat().some(({ outcome }) => outcome === "failed")) return "**failed**";
  if (found.some((outcomes) => outcomes.length === 0)) return "no evidence: not run";
  return "supported by tests";
}

/** Criteria with tests of which one failed or did not run. */
export const withoutEvidence = (criteria: readonly Criterion[], run: Run): Criterion[] =>
  criteria.filter((one) => one.tests.length > 0 && resultOf(one, run) !== "supported by tests");

/** A run in which every test of the criteria has passed. */
export const passed = (criteria: readonly Criterion[]): Run =>
  criteria.flatMap(({ tests }) =>
    tests.map(([file, title]) => ({ file, title, outcome: "passed" as const })),
  );

/** The report in Markdown, one row for each criterion. */
export function report(
  criteria: readonly Criterion[],
  run: Run,
  { version, date }: { readonly version: string; readonly date: string },
): string {
  const rows = criteria.map((criterion) => {
    const { number, name, level, note, tests } = criterion;
    const named = tests.map(([file, title]) => `“${title}” (\`${file}\`)`).join("<br>");
    return `| ${number} ${name} | ${level} | ${resultOf(criterion, run)} | ${note} | ${named || "–"} |`;
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
