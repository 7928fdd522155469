import { globSync } from "node:fs";
import { builtUses } from "../browsers/built-uses.ts";
import { builtProblems, sourceProblems } from "../browsers/problems.ts";
import { sourceUses } from "../browsers/source-uses.ts";
import { styleUses } from "../browsers/style-uses.ts";
import { buildMember } from "../setup/build-member.mjs";
import { buildPackages } from "../setup/build-packages.ts";

/** Packages that run in the browsers of members. */
const PACKAGES = "packages/{core,api,machines,i18n,headless,ui}";

/** Runs in Node or in tests, not in a member's browser. */
const ELSEWHERE = /\.(?:test|stories|ssr|d)\.|\/(?:testing|docs|cli|test)\//;

function checkSource(): string[] {
  const files = globSync(`{${PACKAGES},apps/member}/src/**/*.{ts,tsx}`);
  return sourceProblems(sourceUses(files.filter((file) => !ELSEWHERE.test(file))));
}

async function checkBuilt(): Promise<string[]> {
  await buildPackages();
  const folders = [await buildMember(), `${PACKAGES}/dist`];
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{js,css}`));
  return builtProblems(
    files
      .filter((file) => !ELSEWHERE.test(file))
      .flatMap((file) => (file.endsWith(".css") ? styleUses(file) : builtUses(file))),
  );
}

const CHECKS = { source: checkSource, built: checkBuilt };
const [asked] = process.argv.slice(2);
const problems: string[] = [];
for (const [name, check] of Object.entries(CHECKS)) {
  if (asked === undefined || asked === name) problems.push(...(await check()));
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${problems.length} uses that a supported browser lacks and no table explains`);
process.exitCode = problems.length === 0 ? 0 : 1;
