import { rm } from "node:fs/promises";
import { HOST } from "./answer.mjs";
import { IN_PARTS, WHOLE } from "./deposit-site.mjs";
import { modelsOf } from "./models.mjs";
import { openPage } from "./photograph.mjs";
import { differenceOf } from "./same-pictures.mjs";

/** Where the pictures of a difference are. */
const FOLDER = ".satang/parts";

/** While the QR of the backend can be paid. */
const MOMENT = new Date("2026-11-21T09:41:00+07:00");

/** A member deposits: what they see after each step. */
const STEPS = {
  ways: async ({ deposit, words }) => {
    await deposit.way(words.t("deposit.way.qr", { provider: "KBANK" })).waitFor();
  },
  amount: async ({ deposit }) => {
    await deposit.chooseQr("KBANK");
    await deposit.amount.waitFor();
  },
  qr: async ({ deposit }) => {
    await deposit.createQr("500");
    await deposit.qr.waitFor();
  },
  question: async ({ deposit, page }) => {
    await deposit.cancel.click();
    await page.getByRole("alertdialog").waitFor();
  },
};

/** A picture after each step, by its name. */
async function photographSteps(browser, site, name) {
  const page = await openPage(browser, site, MOMENT);
  await page.goto(`${HOST}/${name}.html`);
  // Some styles arrive in the background.
  await page.waitForLoadState("networkidle");
  const models = await modelsOf(page, { locale: "en" });
  const pictures = {};
  for (const [step, play] of Object.entries(STEPS)) {
    await play(models);
    // The time left goes on, whatever the time of the page, also behind a question, where no role finds it.
    const mask = [page.locator("[role=timer]")];
    pictures[step] = await page.screenshot({ type: "webp", animations: "disabled", mask });
  }
  await page.close();
  return pictures;
}

/** A deposit page with style sheets in parts, at once or later, looks after each step as with the complete sheet, pixel by pixel. */
export async function checkParts(browser, site) {
  await rm(FOLDER, { recursive: true, force: true });
  const desk = await browser.newPage();
  const problems = [];
  const expected = await photographSteps(browser, site, WHOLE);
  for (const name of IN_PARTS) {
    const actual = await photographSteps(browser, site, name);
    for (const step of Object.keys(STEPS)) {
      const pictures = { name: `${name}-${step}`, expected: expected[step], actual: actual[step] };
      const found = await differenceOf(desk, FOLDER, pictures);
      if (found) problems.push(`${name}, ${step}: ${found}`);
    }
  }
  await desk.close();
  console.log(`${problems.length === 0 ? "✓" : "✗"} pictures of a deposit with styles in parts`);
  return problems;
}
