import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { localeIn } from "./languages.mjs";
import { DEVICES, languagesOf, SCHEMES, stepsOf, titleOf } from "./look-record.rules.mjs";
import { modelsOf } from "./models.mjs";
import { outsideOf } from "./sandbox.mjs";
import { serveSite } from "./serve-site.mjs";

const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Takes the pictures of one moment, in both sizes, on a light and on a dark device. */
async function shoot(page, folder, { language, settle }) {
  const shots = [];
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

/** Takes the pictures of one page of a site in one language. */
async function lookIn(browser, { address, group, folder, language }, place) {
  const page = await browser.newPage({ viewport: DEVICES.phone, reducedMotion: "reduce" });
  const outcomes = [];
  try {
    page.setDefaultTimeout(30_000);
    const locale = await localeIn({ ...place, language });
    const models = await modelsOf(page, { locale, brand: place.brand });
    await page.goto(address + place.path(language));
    for (const { name, play, settle } of stepsOf(place)) {
      const scene = { group, name };
      await page.setViewportSize(DEVICES.phone);
      try {
        await play(models, place);
        const shots = await shoot(page, join(folder, slug(group), slug(name)), {
          language,
          settle: async () => settle?.(models),
        });
        outcomes.push({ scene, shots });
      } catch (error) {
        outcomes.push({ scene, shots: [], error: `${language}: ${error.message}` });
      }
    }
    return outcomes;
  } finally {
    await page.close();
  }
}

async function lookInLanguage(browser, site, prepared, { sandbox, folder, language }) {
  await prepared.speak?.(await localeIn({ ...site.pages[0], language }));
  const { address, close } = prepared.sandbox
    ? { address: prepared.origin }
    : await serveSite({ ...prepared, trusted: site.trusted }, { sandbox });
  await outsideOf(prepared.sandbox ?? sandbox).begin();
  const outcomes = [];
  for (const place of site.pages) {
    const group = titleOf(site, place);
    outcomes.push(...(await lookIn(browser, { address, group, folder, language }, place)));
  }
  close?.();
  return outcomes;
}

/** Takes the pictures of all pages of a site, in its languages; a site that is created in one is prepared for each. */
export async function lookAt(browser, site, { sandbox, folder }) {
  const outcomes = [];
  let prepared;
  try {
    for (const language of languagesOf(site)) {
      if (site.isCreated) await prepared?.close?.();
      if (site.isCreated || !prepared) prepared = await site.prepare(language);
      const given = { sandbox, folder, language };
      outcomes.push(...(await lookInLanguage(browser, site, prepared, given)));
    }
  } catch (error) {
    const scene = { group: site.name, name: "the site" };
    outcomes.push({ scene, shots: [], error: error.message });
  } finally {
    await prepared?.close?.();
  }
  console.log(`${outcomes.some(({ error }) => error) ? "✗" : "✓"} ${site.name}`);
  return outcomes;
}
