import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { sheetOf } from "../../e2e/look/sheet.ts";
import { install } from "../packages/installed.mjs";
import { lookAt } from "../packages/sites/look.mjs";
import { recordOf } from "../packages/sites/look-record.rules.mjs";
import { startSandbox } from "../packages/sites/sandbox.mjs";
import { SITES } from "../packages/sites/sites.mjs";
import { launchOptions } from "../setup/chromium.mjs";

const FOLDER = ".satang/look-hosts";

/** `pnpm look:hosts Vue` takes only the sites with this word in their name, and those that they go on from. */
const [wanted = ""] = process.argv.slice(2);

const withNext = (site) => (site.next ? [site, ...withNext(site.next)] : [site]);

/** Each site, unless another one has the same pages. */
const chosen = SITES.map(withNext)
  .filter((sites) => sites.some(({ name }) => name.includes(wanted)))
  .flat()
  .filter(({ pages, looksLike }) => pages.length > 0 && !looksLike);

async function lookAtAll() {
  const browser = await chromium.launch(launchOptions());
  const { url: sandbox, close } = await startSandbox();
  const outcomes = [];
  try {
    for (const site of chosen)
      outcomes.push(...(await lookAt(browser, site, { sandbox, folder: FOLDER })));
  } finally {
    await browser.close();
    await close();
  }
  return outcomes;
}

try {
  await install();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const outcomes = await lookAtAll();
  const sheet = join(FOLDER, "index.html");
  await writeFile(sheet, sheetOf(FOLDER, "Our flows on pages of hosts", outcomes));
  const { text, missing } = recordOf(FOLDER, chosen, outcomes);
  await writeFile(join(FOLDER, "index.md"), text);
  const failed = outcomes.filter(({ error }) => error);
  for (const { scene, error } of failed) console.error(`${scene.group}: ${scene.name}\n  ${error}`);
  console.log(
    `${outcomes.length - failed.length} scenes taken, ${missing} pictures missing: ${sheet}`,
  );
  process.exit(failed.length + missing === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
