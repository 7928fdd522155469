import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { type Outcome, sheetOf } from "../../e2e/look/sheet.ts";
import { install } from "../packages/installed.ts";
import { FOLLOWED_SITES } from "../packages/sites/followed/followed-sites.ts";
import { lookAt } from "../packages/sites/look.ts";
import { recordOf } from "../packages/sites/look-record.rules.ts";
import { PACKED_SITES } from "../packages/sites/packed/packed-sites.ts";
import { startSandbox } from "../packages/sites/sandbox.ts";
import type { Site } from "../packages/sites/site.types.ts";
import { launchOptions } from "../setup/chromium.mjs";
import { reasonOf } from "../setup/reason-of.ts";

const FOLDER = ".satang/look-hosts";

/** `pnpm look:hosts Vue` takes only the sites with this word in their name, and those that they go on from. */
const [wanted = ""] = process.argv.slice(2);

const withNext = (site: Site): Site[] => (site.next ? [site, ...withNext(site.next)] : [site]);

/** Each site, unless another one has the same pages. */
const chosen = [...PACKED_SITES, ...FOLLOWED_SITES]
  .map(withNext)
  .filter((sites) => sites.some(({ name }) => name.includes(wanted)))
  .flat()
  .filter(({ pages, looksLike }) => pages.length > 0 && !looksLike);

async function lookAtAll(): Promise<Outcome[]> {
  const browser = await chromium.launch(launchOptions());
  const { url: sandbox, close } = await startSandbox();
  const outcomes: Outcome[] = [];
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
  console.error(reasonOf(error));
  process.exit(1);
}
