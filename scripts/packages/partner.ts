import { run } from "../setup/run.mjs";

const STEPS: readonly (readonly [command: string, ...args: string[]])[] = [
  ["../../node_modules/.bin/tsc", "-p", "tsconfig.published.json"],
  ["vite", "build"],
];

/** Type-checks and builds a host site that uses only the published files. */
export async function checkPartner(): Promise<string[]> {
  const problems: string[] = [];
  for (const [command, ...args] of STEPS) {
    const { code, output } = await run(command, args, { cwd: "apps/partner", quiet: true });
    if (code !== 0) problems.push(`the partner's site: ${command} failed\n${output}`);
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} the partner's site builds`);
  return problems;
}
