import type { Locale } from "@satang/i18n";
import type { Browser, Page } from "playwright";
import { LANGUAGES, languageOf } from "../../../apps/partner/vite/languages.ts";
import { OWN_WORDS } from "../../../apps/partner/vite/own-words.ts";
import { importPacked } from "../import-packed.ts";
import { textsOf, unshownTexts } from "./markup.rules.ts";
import { logIn, modelsOf } from "./models.ts";
import { serveSite } from "./serve-site.ts";
import type { NextSite } from "./site.types.ts";

async function catalogueOf(locale: Locale): Promise<string[]> {
  const { loadLocale } = await importPacked("i18n/dist/index.js");
  return textsOf(await loadLocale(locale));
}

/** Reads the pages that the server sends to a visitor, to a member, and on a page with the sign-in of the site. */
async function readPages(
  page: Page,
  address: string,
  language: string,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => {
    const reply = await page.goto(address + path);
    if (!reply) throw new Error(`${path} was not loaded`);
    return reply.text();
  };
  const visitor = await read(`/${language}`);
  const models = await modelsOf(page, locale);
  await logIn(models);
  await models.wallet.root.waitFor();
  const member = await read(`/${language}`);
  return { visitor, member, "own sign-in": await read(`/${language}/own-sign-in`) };
}

/** The pages that a server renders have no words that they do not show, and nothing of the member; it makes no call for them. */
export async function checkMarkup(
  browser: Browser,
  site: NextSite,
  sandbox: string,
): Promise<string[]> {
  const { address, close } = await serveSite(site, sandbox);
  const problems: string[] = [];
  try {
    const token = await (await fetch(`${address}/host/token`)).text();
    for (const [language, { locale }] of Object.entries(LANGUAGES)) {
      const texts = await catalogueOf(locale);
      const page = await browser.newPage();
      const pages = await readPages(page, address, language, locale);
      await page.close();
      for (const [name, html] of Object.entries(pages)) {
        const title = `the markup of ${name}, ${language}`;
        const found = unshownTexts(html, texts);
        if (found.length > 0)
          problems.push(`${title} has ${found.length} texts that it does not show: ${found[0]}`);
        if (!html.includes(OWN_WORDS[languageOf(language)].support))
          problems.push(`${title} is not rendered`);
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
