import { removeReferences } from "./internal-references.ts";
import { run } from "./run.mjs";

/** In the order of the layers: a package is built after the packages that it imports. */
export const PACKAGES = [
  "core",
  "api",
  "machines",
  "i18n",
  "headless",
  "ui",
  "sandbox",
  "create",
] as const;

/** Commands for each package, with their arguments. */
const STEPS: readonly (readonly [command: string, ...args: string[]])[] = [
  ["tsup"],
  // The compiler by its path: a package may have another one of its own.
  ["../../node_modules/.bin/tsc", "-p", "tsconfig.build.json"],
];

/** The documentation in the package: each page as Markdown, and `llms.txt`. It is read from the source. */
async function writeDocs() {
  const { code, output } = await run(
    "node",
    ["--conditions=@satang/source", "scripts/docs/markdown/write.ts"],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`writing the documentation failed\n${output}`);
}

/** Builds what is published: JavaScript and CSS by tsup, declarations by tsc, documentation from Storybook's pages. */
export async function buildPackages(): Promise<void> {
  for (const name of PACKAGES) {
    const cwd = `packages/${name}`;
    for (const [command, ...args] of STEPS) {
      const { code, output } = await run(command, args, { cwd, quiet: true });
      if (code !== 0) throw new Error(`${name}: ${command} failed\n${output}`);
    }
    removeReferences(cwd);
  }
  await writeDocs();
}
