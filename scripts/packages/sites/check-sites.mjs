import { chromium } from "playwright";
import { launchOptions } from "../../setup/chromium.mjs";
import { answer } from "./answer.mjs";
import { createBackend } from "./backend.mjs";
import { SITES } from "./sites.mjs";
import { visit } from "./visit.mjs";

/** Local, so that the page is a secure context; no server listens there. */
export const HOST = "http://localhost:6171";

/** What a page reports, without what it is expected to report, which is missed otherwise. */
function unexpected(problems, expected) {
  if (!expected) return problems;
  const others = problems.filter((problem) => problem !== expected);
  return others.length < problems.length ? others : [...others, `it does not report: ${expected}`];
}

/**
 * Visits one page in a browser of its own, and collects what its console says.
 * @param place.expected an error that the page reports, as its guide says
 */
async function checkPage(browser, site, { path, without, expected, ...place }) {
  const { origin = HOST } = site;
  const problems = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  let looks = null;
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    if (site.begin) {
      // It has a backend of its own, and begins with the same data on each page. Nothing is answered in its place: a
      // server for development warns about a browser that stores nothing, as one does when its requests are answered.
      await site.begin();
      page.on("request", (request) => {
        if (!request.url().startsWith(origin)) problems.push(`it asks for ${request.url()}`);
      });
    } else {
      const backend = await createBackend();
      await page.route("**/*", (route) => answer(route, { ...site, origin, backend }));
    }
    const found = await visit(page, {
      ...place,
      url: origin + path,
      without: without ? origin + without : null,
    });
    problems.push(...found.problems);
    looks = found.looks;
  } catch (error) {
    problems.push(error.message);
  } finally {
    await context.close();
  }
  return { problems: unexpected(problems, expected), looks };
}

async function checkSite(
  browser,
  { name, prepare, pages, trusted, checkPictures, next },
  references,
) {
  const problems = [];
  const startedAt = performance.now();
  const prepared = await prepare();
  const preparedAt = performance.now();
  try {
    for (const place of pages) {
      const title = place.name ? `${name}, ${place.name}` : name;
      const found = await checkPage(
        browser,
        { ...prepared, trusted },
        { ...place, reference: references[0] ?? null },
      );
      // The first page with React has no rules of a host: the others look like it.
      if (found.looks) references.push(found.looks);
      console.log(`${found.problems.length === 0 ? "✓" : "✗"} a site of ${title}`);
      problems.push(...found.problems.map((problem) => `the site of ${title}: ${problem}`));
    }
    const site = { origin: HOST, ...prepared, trusted };
    problems.push(...((await checkPictures?.(browser, site)) ?? []));
  } finally {
    await prepared.close?.();
  }
  const seconds = (from, to) => ((to - from) / 1_000).toFixed(1);
  console.log(
    `  built in ${seconds(startedAt, preparedAt)} s, visited in ${seconds(preparedAt, performance.now())} s`,
  );
  return next ? [...problems, ...(await checkSite(browser, next, references))] : problems;
}

/** Sites of partners, from the packed files: one list of expectations holds for all of them. */
export async function checkSites(sites = SITES) {
  const problems = [];
  const references = [];
  const browser = await chromium.launch(launchOptions());
  try {
    for (const site of sites) problems.push(...(await checkSite(browser, site, references)));
  } finally {
    await browser.close();
  }
  return problems;
}
