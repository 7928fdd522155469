import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import type { Outcome, Picture } from "../../../e2e/look/sheet.ts";
import { reasonOf } from "../../setup/reason-of.ts";
import { localeIn } from "./languages.ts";
import { DEVICES, languagesOf, stepsOf, titleOf } from "./look-record.rules.ts";
import { modelsOf } from "./models.ts";
import { endSite, openSite } from "./open-site.ts";
import { outsideOf } from "./sandbox.ts";
import { SCHEMES } from "./schemes.ts";
import type { Place, PreparedSite, Site } from "./site.types.ts";

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Takes the pictures of one moment, in both sizes, on a light and on a dark device. */
async function shoot(
  page: Page,
  folder: string,
  language: string,
  settle: () => Promise<void>,
): Promise<Picture[]> {
  const shots: Picture[] = [];
  await mkdir(folder, { recursive: true });
  for (const [device, size] of Object.entries(DEVICES)) {
    await page.setViewportSize(size);
    await settle();
    for (const theme of SCHEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = join(folder, `${language}-${theme}-${device}.png`);
      await page.screenshot({ path: file, animations: "disabled" });
      shots.push({ file, locale: language, theme, device });
    }
  }
  return shots;
}

/** Where a page is shown, and in which language. */
type Shown = {
  readonly address: string;
  readonly group: string;
  readonly folder: string;
  readonly language: string;
};

/** Takes the pictures of one page of a site in one language. */
async function lookIn(
  browser: Browser,
  { address, group, folder, language }: Shown,
  place: Place,
): Promise<Outcome[]> {
  const page = await browser.newPage({ viewport: DEVICES.phone, reducedMotion: "reduce" });
  const outcomes: Outcome[] = [];
  try {
    page.setDefaultTimeout(30_000);
    const locale = await localeIn({ ...place, language });
    const models = await modelsOf(page, locale, place.brand);
    await page.goto(address + place.path(language));
    for (const { name, play, settle } of stepsOf(place)) {
      const scene = { group, name };
      await page.setViewportSize(DEVICES.phone);
      try {
        await play(models, place);
        const pictures = join(folder, slug(group), slug(name));
        const shots = await shoot(page, pictures, language, async () => settle?.(models));
        outcomes.push({ scene, shots });
      } catch (error) {
        outcomes.push({ scene, shots: [], error: `${language}: ${reasonOf(error)}` });
      }
    }
    return outcomes;
  } finally {
    await page.close();
  }
}

/** The sandbox of all sites that have none of their own, and the folder of the pictures. */
type Given = { readonly sandbox: string; readonly folder: string };

async function lookInLanguage(
  browser: Browser,
  site: Site,
  prepared: PreparedSite,
  { sandbox: shared, folder }: Given,
  language: string,
): Promise<Outcome[]> {
  const [first] = site.pages;
  if (first && "speak" in prepared) await prepared.speak(await localeIn({ ...first, language }));
  const { address, sandbox, close } = await openSite(prepared, shared);
  await outsideOf(sandbox).begin();
  const outcomes: Outcome[] = [];
  for (const place of site.pages) {
    const group = titleOf(site.name, place);
    outcomes.push(...(await lookIn(browser, { address, group, folder, language }, place)));
  }
  close();
  return outcomes;
}

/** Takes the pictures of all pages of a site, in its languages; a site that is created in one is prepared for each. */
export async function lookAt(browser: Browser, site: Site, given: Given): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let prepared: PreparedSite | undefined;
  try {
    for (const language of languagesOf(site)) {
      if (prepared && site.isCreated) await endSite(prepared);
      if (!prepared || site.isCreated) prepared = await site.prepare(language);
      outcomes.push(...(await lookInLanguage(browser, site, prepared, given, language)));
    }
  } catch (error) {
    const scene = { group: site.name, name: "the site" };
    outcomes.push({ scene, shots: [], error: reasonOf(error) });
  } finally {
    if (prepared) await endSite(prepared);
  }
  console.log(`${outcomes.some(({ error }) => error) ? "✗" : "✓"} ${site.name}`);
  return outcomes;
}
