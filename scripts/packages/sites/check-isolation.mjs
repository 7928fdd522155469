import { rm } from "node:fs/promises";
import { HOST } from "./answer.mjs";
import { ISOLATED, ISOLATED_ELEMENTS } from "./isolation.data.mjs";
import { openPage, photograph } from "./photograph.mjs";
import { differenceOf } from "./same-pictures.mjs";

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
    texts: ["Last sync", "PromptPay QR · KBANK", "Bonus 100"],
    kind: "elements",
  },
];

/**
 * Our components and elements look on the pages of hosts as on a page without rules, pixel by pixel. The expected pictures
 * are taken in the same run.
 */
export async function checkIsolation(browser, site) {
  const desk = await browser.newPage();
  const page = await openPage(browser, site);
  await rm(FOLDER, { recursive: true, force: true });

  async function checkHost({ page: name, differs = false }, pictures, reference) {
    const problems = [];
    for (const [index, { scheme, picture: actual }] of pictures.entries()) {
      const compared = { name: `${name}-${scheme}`, expected: reference[index].picture, actual };
      const found = await differenceOf(desk, FOLDER, compared);
      if (found && !differs) problems.push(found);
      if (!found && differs) problems.push("no pixel differs, but some should");
    }
    return problems;
  }

  const problems = [];
  for (const { hosts, texts, kind } of PAGES) {
    const picturesOf = (host) => photograph(page, `${HOST}/${host.page}.html`, texts);
    const [first, ...others] = hosts;
    const reference = await picturesOf(first);
    for (const host of others) {
      const found = await picturesOf(host)
        .then((pictures) => checkHost(host, pictures, reference))
        .catch(({ message }) => [message]);
      const title = `${kind} of a host: ${host.name}`;
      console.log(`${found.length === 0 ? "✓" : "✗"} pictures of ${title}`);
      problems.push(...found.map((problem) => `${title}: ${problem}`));
    }
  }
  await Promise.all([desk.close(), page.close()]);
  return problems;
}
