import { resolve } from "node:path";
import { chromium } from "playwright";
import { hydrate } from "../react/hydrate.mjs";
import { launchOptions } from "../setup/chromium.mjs";

const cases = resolve("packages/ui/test/hydration/stories.tsx");
const browser = await chromium.launch(launchOptions());
const problems = [];
try {
  for (const version of [18, 19]) {
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
