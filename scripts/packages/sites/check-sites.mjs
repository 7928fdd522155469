import { chromium } from "playwright";
import { OWN_WORDS } from "../../../apps/partner/vite/own-words.ts";
import { launchOptions } from "../../setup/chromium.mjs";
import { localeIn } from "./languages.mjs";
import { outsideOf, startSandbox } from "./sandbox.mjs";
import { serveSite } from "./serve-site.mjs";
import { visit } from "./visit.mjs";

/** What a browser itself writes about a call that was refused. */
const REFUSED = /^Failed to load resource: the server responded with a status of 40[01] /;

/** A page reports it once the deposit was open, as the guide says: the sandbox offers gift links. */
const GIFT_LINKS = "giftLinkKey is missing: gift links are not offered";

/** What a page reports, without what it has to report. */
function unexpected(problems, { lacks }) {
  if (lacks.deposit) return problems;
  const others = problems.filter((problem) => problem !== GIFT_LINKS);
  return others.length < problems.length
    ? others
    : [...others, `it does not report: ${GIFT_LINKS}`];
}

/** What a page writes into its console, and the addresses of other servers that it asks for. */
function listen(page, address) {
  const problems = [];
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

/** Visits one page in a browser of its own, with the data of the sandbox as in the beginning. */
async function checkPage(browser, site, sandbox, { path, without, ...place }) {
  const { address, close } = site.sandbox
    ? { address: site.origin }
    : await serveSite(site, { sandbox });
  const outside = outsideOf(site.sandbox ?? sandbox);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems = listen(page, address);
  let looks = null;
  try {
    await outside.begin();
    const found = await visit(page, {
      ...place,
      url: address + path(place.language),
      without: without ? address + without(place.language) : null,
      locale: await localeIn(place),
      ownWords: OWN_WORDS[place.language],
      outside,
    });
    problems.push(...found.problems);
    looks = found.looks;
  } catch (error) {
    problems.push(error.message);
  } finally {
    await context.close();
    close?.();
  }
  return { problems: unexpected(problems, place), looks };
}

const missing = (lacks) => {
  const names = Object.keys(lacks);
  return names.length === 0 ? "" : `, without ${names.join(", ")}`;
};

async function checkSite(browser, { name, prepare, pages, trusted, checkMore, next }, given) {
  const problems = [];
  const startedAt = performance.now();
  const prepared = await prepare();
  const preparedAt = performance.now();
  const site = { ...prepared, trusted };
  try {
    for (const place of pages) {
      const title = place.name ? `${name}, ${place.name}` : name;
      const [reference = null] = given.references;
      const found = await checkPage(browser, site, given.sandbox, { ...place, reference });
      // The first page with React has no rules of a host: the others look like it.
      if (found.looks) given.references.push(found.looks);
      const isFine = found.problems.length === 0;
      console.log(
        `${isFine ? "✓" : "✗"} a site of ${title}, ${place.language}${missing(place.lacks)}`,
      );
      problems.push(...found.problems.map((problem) => `the site of ${title}: ${problem}`));
    }
    problems.push(...((await checkMore?.(browser, site, given.sandbox)) ?? []));
  } finally {
    await prepared.close?.();
  }
  const seconds = (from, to) => ((to - from) / 1_000).toFixed(1);
  console.log(
    `  built in ${seconds(startedAt, preparedAt)} s, visited in ${seconds(preparedAt, performance.now())} s`,
  );
  return next ? [...problems, ...(await checkSite(browser, next, given))] : problems;
}

/** Sites of partners, from the packed files: one list of expectations holds for all of them. */
export async function checkSites(sites) {
  const problems = [];
  const references = [];
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
