import { type Browser, chromium, type Page } from "playwright";
import { languageOf } from "../../../apps/partner/vite/languages.ts";
import { OWN_WORDS } from "../../../apps/partner/vite/own-words.ts";
import { launchOptions } from "../../setup/chromium.mjs";
import { reasonOf } from "../../setup/reason-of.ts";
import { localeIn } from "./languages.ts";
import { endSite, openSite } from "./open-site.ts";
import { outsideOf, startSandbox } from "./sandbox.ts";
import type { Place, PreparedSite, Site } from "./site.types.ts";
import type { Looks } from "./style-checks.ts";
import { visit } from "./visit.ts";

/** Message of the browser itself about a call that was refused. */
const REFUSED = /^Failed to load resource: the server responded with a status of 40[01] /;

/** A page reports it once the deposit was open, as the guide says: the sandbox offers gift links. */
const GIFT_LINKS = "giftLinkKey is missing: gift links are not offered";

/** Problems of a page, without those that it has to report. */
function unexpected(problems: readonly string[], { lacks }: Place): readonly string[] {
  if (lacks.deposit) return problems;
  const others = problems.filter((problem) => problem !== GIFT_LINKS);
  return others.length < problems.length
    ? others
    : [...others, `it does not report: ${GIFT_LINKS}`];
}

/** Lists messages of a page in its console, and the addresses of other servers that it asks for. */
function listen(page: Page, address: string): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !REFUSED.test(message.text())) problems.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(?:blob|data):/.test(url))
      problems.push(`it asks for ${url}`);
  });
  return problems;
}

type Given = {
  /** The sandbox of all sites that have none of their own. */
  readonly sandbox: string;
  /** How our elements look on the pages so far: the first one with React has no rules of a host, and the others look like it. */
  readonly references: Looks[];
};

/** Visits one page in a browser of its own, with the data of the sandbox as in the beginning. */
async function checkPage(
  browser: Browser,
  site: PreparedSite,
  place: Place,
  { sandbox: shared, references }: Given,
): Promise<{ readonly problems: readonly string[]; readonly looks: Looks | null }> {
  const { address, sandbox, close } = await openSite(site, shared);
  const outside = outsideOf(sandbox);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems = listen(page, address);
  let looks: Looks | null = null;
  try {
    await outside.begin();
    const found = await visit(page, {
      ...place,
      url: address + place.path(place.language),
      without: place.without ? address + place.without(place.language) : null,
      reference: references[0] ?? null,
      locale: await localeIn(place),
      ownWords: OWN_WORDS[languageOf(place.language)],
      outside,
    });
    problems.push(...found.problems);
    looks = found.looks;
  } catch (error) {
    problems.push(reasonOf(error));
  } finally {
    await context.close();
    close();
  }
  return { problems: unexpected(problems, place), looks };
}

const missing = (lacks: Place["lacks"]) => {
  const names = Object.keys(lacks);
  return names.length === 0 ? "" : `, without ${names.join(", ")}`;
};

async function checkSite(browser: Browser, site: Site, given: Given): Promise<string[]> {
  const { name, next } = site;
  const problems: string[] = [];
  const startedAt = performance.now();
  const prepared = await site.prepare();
  const preparedAt = performance.now();
  try {
    for (const place of site.pages) {
      const title = place.name ? `${name}, ${place.name}` : name;
      const found = await checkPage(browser, prepared, place, given);
      if (found.looks) given.references.push(found.looks);
      const isFine = found.problems.length === 0;
      console.log(
        `${isFine ? "✓" : "✗"} a site of ${title}, ${place.language}${missing(place.lacks)}`,
      );
      problems.push(...found.problems.map((problem) => `the site of ${title}: ${problem}`));
    }
    problems.push(...((await site.checkMore?.(browser, prepared, given.sandbox)) ?? []));
  } finally {
    await endSite(prepared);
  }
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  console.log(
    `  built in ${seconds(startedAt, preparedAt)} s, visited in ${seconds(preparedAt, performance.now())} s`,
  );
  return next ? [...problems, ...(await checkSite(browser, next, given))] : problems;
}

/** Sites of partners, from the packed files: one list of expectations holds for all of them. */
export async function checkSites(sites: readonly Site[]): Promise<string[]> {
  const problems: string[] = [];
  const references: Looks[] = [];
  const { url: sandbox, close } = await startSandbox();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const site of sites)
      problems.push(...(await checkSite(browser, site, { sandbox, references })));
  } finally {
    await browser.close();
    await close();
  }
  return problems;
}
