import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compare } from "../../visual/compare.ts";
import { ISOLATED } from "./isolation.data.mjs";
import { openPage, photograph } from "./photograph.mjs";

/** Where the pictures of a difference are. */
const FOLDER = ".satang/isolation";

async function writePictures(name, pictures) {
  for (const [kind, picture] of Object.entries(pictures))
    await writeFile(join(FOLDER, `${name}-${kind}.webp`), picture);
}

/** What is wrong with one picture of a host. */
async function problemsOf(desk, { differs = false, name, expected, actual }) {
  const found = await compare(desk, expected, actual);
  if (differs) return found ? [] : ["no pixel differs, but some should"];
  if (!found) return [];
  await writePictures(name, { expected, actual, difference: found.picture });
  const file = join(FOLDER, `${name}-difference.webp`);
  return [`${found.pixels} pixels differ from a page without rules, see ${file}`];
}

/**
 * Our components look on the pages of hosts as on a page without rules, pixel by pixel. The expected pictures are taken
 * in the same run.
 */
export async function checkIsolation(browser, site) {
  const desk = await browser.newPage();
  const page = await openPage(browser, site);
  const picturesOf = (name) => photograph(page, `${site.origin}/${name}.html`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  async function checkHost({ page: place, differs }, reference) {
    try {
      const problems = [];
      for (const [index, { scheme, picture: actual }] of (await picturesOf(place)).entries()) {
        const expected = reference[index].picture;
        const picture = { differs, name: `${place}-${scheme}`, expected, actual };
        problems.push(...(await problemsOf(desk, picture)));
      }
      return problems;
    } catch (error) {
      return [error.message];
    }
  }

  const problems = [];
  const [first, ...hosts] = ISOLATED;
  const reference = await picturesOf(first.page);
  for (const host of hosts) {
    const found = await checkHost(host, reference);
    console.log(`${found.length === 0 ? "✓" : "✗"} pictures of a host: ${host.name}`);
    problems.push(...found.map((problem) => `${host.name}: ${problem}`));
  }
  await Promise.all([desk.close(), page.close()]);
  return problems;
}
