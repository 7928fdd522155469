import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { hydrate } from "../react/hydrate.ts";
import { REACT_VERSIONS, type ReactVersion, VERSIONS } from "../react/versions.ts";
import { launchOptions } from "../setup/chromium.mjs";
import { run } from "../setup/run.mjs";
import { PACKED } from "./pack.ts";

const KIT = "apps/partner/src/kit.tsx";

/** A strict host that also checks the declarations, with the types of one React version. */
function settings(version: ReactVersion) {
  const paths = Object.entries(VERSIONS[version].types).flatMap(([name, folder]) => [
    [name, [folder]],
    [`${name}/*`, [`${folder}/*`]],
  ]);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: "ESNext",
    moduleResolution: "bundler",
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    jsx: "react-jsx",
    types: [],
    paths: Object.fromEntries(paths),
  };
  return JSON.stringify({ compilerOptions, files: ["kit.tsx"] });
}

/** Compiler messages about the host and our declarations; errors in others' are ignored. */
async function typeProblems(version: ReactVersion) {
  const project = join(PACKED, `tsconfig.react-${version}.json`);
  await writeFile(project, settings(version));
  const { code, output } = await run("tsc", ["-p", project, "--pretty", "false"], { quiet: true });
  const lines = output.split("\n").filter((line) => line.includes(": error "));
  const ours = lines.filter((line) => !/node_modules\/(?!@satang)/.test(line.split("(")[0] ?? ""));
  if (code !== 0 && lines.length === 0) return [`React ${version}: tsc failed\n${output}`];
  return ours.map((line) => `React ${version}: ${line}`);
}

/**
 * A host on each React version uses only the packed files: it is type-checked, rendered on a server
 * and hydrated in a browser.
 */
export async function checkHosts(): Promise<string[]> {
  const cases = join(PACKED, "kit.tsx");
  await copyFile(KIT, cases);
  const problems: string[] = [];
  const browser = await chromium.launch(launchOptions());
  try {
    for (const version of REACT_VERSIONS) {
      const types = await typeProblems(version);
      const { problems: drawn } = await hydrate(browser, { version, cases, source: false });
      console.log(`${types.length + drawn.length === 0 ? "✓" : "✗"} a host on React ${version}`);
      problems.push(...types, ...drawn);
    }
  } finally {
    await browser.close();
  }
  return problems;
}
