import { resolve } from "node:path";
import { chromium } from "playwright";
import { hydrate } from "../react/hydrate.ts";
import { REACT_VERSIONS } from "../react/versions.ts";
import { launchOptions } from "../setup/chromium.mjs";

const cases = resolve("packages/ui/test/hydration/stories.tsx");
const browser = await chromium.launch(launchOptions());
const problems: string[] = [];
try {
  for (const version of REACT_VERSIONS) {
    const { count, problems: found } = await hydrate(browser, { version, cases, source: true });
    problems.push(...found, ...(count === 0 ? [`React ${version}: no story was drawn`] : []));
    console.log(`${found.length === 0 ? "✓" : "✗"} React ${version}: ${count} stories`);
  }
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
console.log(`hydration: ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
