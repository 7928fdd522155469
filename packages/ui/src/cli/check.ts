import { writeFile } from "node:fs/promises";
import { checkTheme, type ThemeReport } from "../theme/check/check-theme.ts";
import { contrastPairs } from "../theme/check/contrast-pairs.ts";
import { forcedFailures } from "../theme/check/forced-colors.ts";
import { readThemes, sidesOf } from "./read-themes.ts";
import { type FileReport, htmlReport } from "./report.ts";
import { EXIT, levelOf, type Options, say, UsageError } from "./usage.ts";

async function reportOf(path: string, level: ReturnType<typeof levelOf>): Promise<FileReport> {
  try {
    const brands = (await readThemes(path)).flatMap(sidesOf);
    return { path, reports: brands.map((brand) => checkTheme(brand, level ? { level } : {})) };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    return { path, reports: [], refusal: error.message };
  }
}

const line = ({ id, scheme, level, pairs, failures, passes }: ThemeReport) =>
  passes
    ? [`✓ ${id}, ${scheme}: ${pairs.length} pairs read at ${level}`]
    : [
        `✗ ${id}, ${scheme}: ${failures.length} of ${pairs.length} pairs do not read at ${level}`,
        ...failures.map(({ message }) => `  ${message}`),
      ];

function linesOf({ path, reports, refusal }: FileReport): string[] {
  if (refusal !== undefined) return [path, `✗ ${refusal}`];
  const forced = forcedFailures().length;
  return [
    path,
    ...reports.flatMap(line),
    `${forced === 0 ? "✓" : "✗"} forced colours: ${contrastPairs.length - forced} pairs become colours the system promises to be readable`,
  ];
}

/** `satang-theme check`: schema, then contrast in every scheme of the file, then forced colours. */
export async function check(paths: readonly string[], options: Options): Promise<number> {
  if (paths.length === 0) throw new UsageError("check needs a file");
  const level = levelOf(options);
  const files = await Promise.all(paths.map((path) => reportOf(path, level)));
  for (const file of files) say(linesOf(file).join("\n"));
  if (options.report !== undefined) {
    await writeFile(options.report, htmlReport(files));
    say(`report: ${options.report}`);
  }
  const passes = files.every(
    ({ reports, refusal }) => refusal === undefined && reports.every((report) => report.passes),
  );
  return passes && forcedFailures().length === 0 ? EXIT.ok : EXIT.failed;
}
