import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "../../../apps/partner/vite/languages.ts";
import { OWN_WORDS } from "../../../apps/partner/vite/own-words.ts";
import { PACKED } from "../pack.mjs";
import { textsOf, unshownTexts } from "./markup.rules.mjs";
import { logIn, modelsOf } from "./models.mjs";
import { serveSite } from "./serve-site.mjs";

async function catalogueOf(locale) {
  const file = join(PACKED, "node_modules/@satang/i18n/dist/index.js");
  const { loadLocale } = await import(pathToFileURL(file).href);
  return textsOf(await loadLocale(locale));
}

/** What the server sends to a visitor, to a member, and on a page with the sign-in of the site. */
async function readPages(page, address, { language, locale }) {
  const read = async (path) => (await page.goto(address + path)).text();
  const visitor = await read(`/${language}`);
  const models = await modelsOf(page, { locale });
  await logIn(models);
  await models.wallet.root.waitFor();
  const member = await read(`/${language}`);
  return { visitor, member, "own sign-in": await read(`/${language}/own-sign-in`) };
}

/** The pages that a server renders have no words that they do not show, and nothing of the member; it makes no call for them. */
export async function checkMarkup(browser, site, sandbox) {
  const { address, close } = await serveSite(site, { sandbox });
  const problems = [];
  try {
    const token = await (await fetch(`${address}/host/token`)).text();
    for (const [language, { locale }] of Object.entries(LANGUAGES)) {
      const texts = await catalogueOf(locale);
      const page = await browser.newPage();
      const pages = await readPages(page, address, { language, locale });
      await page.close();
      for (const [name, html] of Object.entries(pages)) {
        const title = `the markup of ${name}, ${language}`;
        const found = unshownTexts(html, texts);
        if (found.length > 0)
          problems.push(`${title} has ${found.length} texts that it does not show: ${found[0]}`);
        if (!html.includes(OWN_WORDS[language].support)) problems.push(`${title} is not rendered`);
        if (html.includes(token)) problems.push(`${title} has the token`);
      }
    }
    const calls = await site.readCalls();
    if (calls !== "") problems.push(`the server calls ${calls}`);
  } finally {
    close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} markup of a server`);
  return problems;
}
