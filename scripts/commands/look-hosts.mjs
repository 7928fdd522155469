import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { sheetOf } from "../../e2e/look/sheet.ts";
import { install } from "../packages/installed.mjs";
import { HOST } from "../packages/sites/check-sites.mjs";
import { lookAt } from "../packages/sites/look.mjs";
import { SITES } from "../packages/sites/sites.mjs";
import { launchOptions } from "../setup/chromium.mjs";

const FOLDER = ".satang/look-hosts";

/** `pnpm look:hosts Vue` takes only the sites with this word in their name. */
const [wanted = ""] = process.argv.slice(2);
/** The others are in the language that they were created in. */
const hasLanguages = ({ pages }) =>
  pages.every(({ inLanguage, localeOf }) => inLanguage ?? localeOf);

async function lookAtAll(browser) {
  const outcomes = [];
  for (const site of SITES.filter((each) => hasLanguages(each) && each.name.includes(wanted))) {
    const prepared = await site.prepare();
    try {
      const { trusted } = site;
      const served = { origin: HOST, ...prepared, trusted };
      outcomes.push(...(await lookAt(browser, site, served, FOLDER)));
    } finally {
      await prepared.close?.();
    }
  }
  return outcomes;
}

try {
  await install();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  const outcomes = await lookAtAll(browser);
  await browser.close();
  const sheet = join(FOLDER, "index.html");
  await writeFile(sheet, sheetOf(FOLDER, "Our flows on pages of hosts", outcomes));
  const failed = outcomes.filter(({ error }) => error);
  for (const { scene, error } of failed) console.error(`${scene.group}: ${scene.name}\n  ${error}`);
  console.log(`${outcomes.length - failed.length} scenes taken, ${failed.length} failed: ${sheet}`);
  process.exit(failed.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
