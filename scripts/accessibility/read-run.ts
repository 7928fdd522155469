import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Run } from "./report.rules.ts";

type Vitest = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};
type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
};
type Playwright = { readonly suites: readonly Suite[] };

const outcomeOf = (isOk: boolean) => (isOk ? "passed" : "failed");

const ofVitest = ({ testResults }: Vitest): Run =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status }) => ({
        file: relative(".", name),
        title: fullName,
        outcome: outcomeOf(status === "passed"),
      })),
  );

const specsOf = ({ suites = [], specs, file }: Suite): Run => [
  ...specs.map(
    ({ title, ok }) => ({ file: `e2e/${file}`, title, outcome: outcomeOf(ok) }) as const,
  ),
  ...suites.flatMap(specsOf),
];

const ofPlaywright = ({ suites }: Playwright): Run => suites.flatMap(specsOf);

/** The tests of the last `npm test`, from the reports that its runners wrote. */
export function readRun(folder: string): Run {
  const read = <Report>(name: string, convert: (report: Report) => Run): Run => {
    const file = `${folder}/${name}.json`;
    return existsSync(file) ? convert(JSON.parse(readFileSync(file, "utf8"))) : [];
  };
  return [
    ...["unit", "browser", "picture-proof"].flatMap((name) => read(name, ofVitest)),
    ...read("e2e", ofPlaywright),
  ];
}
