import { rm } from "node:fs/promises";
import { ISOLATED } from "./isolation.data.mjs";
import { openPage, photograph } from "./photograph.mjs";
import { differenceOf } from "./same-pictures.mjs";

/** Where the pictures of a difference are. */
const FOLDER = ".satang/isolation";

/**
 * Our components look on the pages of hosts as on a page without rules, pixel by pixel. The expected pictures are taken
 * in the same run.
 */
export async function checkIsolation(browser, site) {
  const desk = await browser.newPage();
  const page = await openPage(browser, site);
  const picturesOf = (name) => photograph(page, `${site.origin}/${name}.html`);
  await rm(FOLDER, { recursive: true, force: true });

  async function checkHost({ page: place, differs = false }, reference) {
    const problems = [];
    for (const [index, { scheme, picture: actual }] of (await picturesOf(place)).entries()) {
      const pictures = { name: `${place}-${scheme}`, expected: reference[index].picture, actual };
      const found = await differenceOf(desk, FOLDER, pictures);
      if (found && !differs) problems.push(found);
      if (!found && differs) problems.push("no pixel differs, but some should");
    }
    return problems;
  }

  const problems = [];
  const [first, ...hosts] = ISOLATED;
  const reference = await picturesOf(first.page);
  for (const host of hosts) {
    const found = await checkHost(host, reference).catch(({ message }) => [message]);
    console.log(`${found.length === 0 ? "✓" : "✗"} pictures of a host: ${host.name}`);
    problems.push(...found.map((problem) => `${host.name}: ${problem}`));
  }
  await Promise.all([desk.close(), page.close()]);
  return problems;
}
