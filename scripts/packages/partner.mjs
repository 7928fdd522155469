import { run } from "../setup/run.mjs";

const STEPS = [
  ["../../node_modules/.bin/tsc", "-p", "tsconfig.published.json"],
  ["vite", "build"],
];

/** A host site that sees only what is published must type-check and build. */
export async function checkPartner() {
  const problems = [];
  for (const [command, ...args] of STEPS) {
    const { code, output } = await run(command, args, { cwd: "apps/partner", quiet: true });
    if (code !== 0) problems.push(`the partner's site: ${command} failed\n${output}`);
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} the partner's site builds`);
  return problems;
}
