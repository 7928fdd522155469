/** Prints what is beyond its limit. The command ends with 1 when there is something. */
export function judge(problems: readonly string[]): void {
  const lines = problems.length === 0 ? ["Every figure is within its limit"] : problems;
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
