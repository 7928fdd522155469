import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { answer } from "./answer.mjs";
import { createBackend } from "./backend.mjs";
import { STEPS } from "./look-steps.mjs";
import { modelsOf } from "./models.mjs";

const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const SCHEMES = ["light", "dark"];
/** The languages of a site by their tags, and the locale of each. */
const LANGUAGES = [
  { tag: "th", locale: "th" },
  { tag: "lo", locale: "la" },
  { tag: "en", locale: "en" },
];

const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The addresses of a page in its languages. */
async function visitsOf({ path, inLanguage, localeOf }) {
  if (localeOf) {
    const locale = await localeOf();
    return [{ name: locale.tag, locale, path }];
  }
  return LANGUAGES.map(({ tag, locale }) => ({ name: locale, locale, path: inLanguage(tag) }));
}

/** Takes the pictures of one moment, in both sizes, on a light and on a dark device. */
async function shoot(page, folder, locale) {
  const shots = [];
  await mkdir(folder, { recursive: true });
  for (const [device, size] of Object.entries(DEVICES)) {
    await page.setViewportSize(size);
    for (const theme of SCHEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = join(folder, `${locale}-${theme}-${device}.png`);
      await page.screenshot({ path: file, animations: "disabled" });
      shots.push({ file, locale, theme, device });
    }
  }
  return shots;
}

/** Takes the pictures of one page of a site in one language. `group` is its name in the sheet of all pictures. */
async function lookIn(browser, site, place, { group, folder, visit }) {
  const page = await browser.newPage({ viewport: DEVICES.phone, reducedMotion: "reduce" });
  const outcomes = [];
  try {
    page.setDefaultTimeout(30_000);
    const backend = await createBackend();
    await page.route("**/*", (route) => answer(route, { ...site, backend }));
    const models = { page, ...(await modelsOf(page, visit.locale)) };
    await page.goto(site.origin + visit.path);
    for (const { name, applies, play } of STEPS) {
      if (applies && !applies(place)) continue;
      const scene = { group, name };
      await page.setViewportSize(DEVICES.phone);
      try {
        await play(models, place);
        const shots = await shoot(page, join(folder, slug(group), slug(name)), visit.name);
        outcomes.push({ scene, shots });
      } catch (error) {
        outcomes.push({ scene, shots: [], error: `${visit.name}: ${error.message}` });
      }
    }
    return outcomes;
  } finally {
    await page.close();
  }
}

/** Takes the pictures of all pages of a site that members can read in several languages. */
export async function lookAt(browser, { name, pages }, site, folder) {
  const all = [];
  for (const place of pages) {
    const group = place.name ? `${name}, ${place.name}` : name;
    const outcomes = [];
    for (const visit of await visitsOf(place))
      outcomes.push(...(await lookIn(browser, site, place, { group, folder, visit })));
    console.log(`${outcomes.some(({ error }) => error) ? "✗" : "✓"} ${group}`);
    all.push(...outcomes);
  }
  return all;
}
