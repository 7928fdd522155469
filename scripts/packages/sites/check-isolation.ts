import { rm } from "node:fs/promises";
import type { Browser } from "playwright";
import { reasonOf } from "../../setup/reason-of.ts";
import { HOST } from "./answer.ts";
import { ISOLATED, ISOLATED_ELEMENTS, type IsolatedPage } from "./isolation.data.ts";
import { openPage, photograph } from "./photograph.ts";
import { differenceOf } from "./same-pictures.ts";
import { type InSchemes, SCHEMES } from "./schemes.ts";
import type { BuiltSite } from "./site.types.ts";

/** Where the pictures of a difference are. */
const FOLDER = ".satang/isolation";

/** Pages of hosts, and the texts that they have when everything is there. The first page has no rules of a host. */
const PAGES = [
  {
    hosts: ISOLATED,
    texts: ["Wallet → PG Slot", "Create QR", "Bonus 100", "500 baht have arrived."],
    kind: "components",
  },
  {
    hosts: ISOLATED_ELEMENTS,
    texts: ["Last sync", "PromptPay QR · Kasikornbank", "Bonus 100"],
    kind: "elements",
  },
];

/**
 * Our components and elements look on the pages of hosts as on a page without rules, pixel by pixel. The expected pictures
 * are taken in the same run.
 */
export async function checkIsolation(browser: Browser, site: BuiltSite): Promise<string[]> {
  const desk = await browser.newPage();
  const page = await openPage(browser, site);
  await rm(FOLDER, { recursive: true, force: true });

  async function checkHost(
    { page: name, differs = false }: IsolatedPage,
    reference: InSchemes<Buffer>,
    pictures: InSchemes<Buffer>,
  ) {
    const problems: string[] = [];
    for (const scheme of SCHEMES) {
      const [expected, actual] = [reference[scheme], pictures[scheme]];
      const compared = { name: `${name}-${scheme}`, expected, actual };
      const found = await differenceOf(desk, FOLDER, compared);
      if (found && !differs) problems.push(found);
      if (!found && differs) problems.push("no pixel differs, but some should");
    }
    return problems;
  }

  const problems: string[] = [];
  for (const { hosts, texts, kind } of PAGES) {
    const picturesOf = (host: IsolatedPage) => photograph(page, `${HOST}/${host.page}.html`, texts);
    const [first, ...others] = hosts;
    if (!first) throw new Error(`there are no ${kind} of hosts`);
    const reference = await picturesOf(first);
    for (const host of others) {
      const found = await picturesOf(host)
        .then((pictures) => checkHost(host, reference, pictures))
        .catch((error) => [reasonOf(error)]);
      const title = `${kind} of a host: ${host.name}`;
      console.log(`${found.length === 0 ? "✓" : "✗"} pictures of ${title}`);
      problems.push(...found.map((problem) => `${title}: ${problem}`));
    }
  }
  await Promise.all([desk.close(), page.close()]);
  return problems;
}
