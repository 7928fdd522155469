import { rm } from "node:fs/promises";
import type { Browser } from "playwright";
import { HOST } from "./answer.ts";
import { IN_PARTS, WHOLE } from "./deposit-pages.data.ts";
import { type Models, modelsOf } from "./models.ts";
import { openPage } from "./photograph.ts";
import { differenceOf } from "./same-pictures.ts";
import type { BuiltSite } from "./site.types.ts";

/** Where the pictures of a difference are. */
const FOLDER = ".satang/parts";

/** While the QR of the backend can be paid. */
const MOMENT = new Date("2026-11-21T09:41:00+07:00");

/** A member deposits: what they see after each step. */
const STEPS: Readonly<Record<string, (models: Models) => Promise<void>>> = {
  ways: async ({ deposit }) => {
    await deposit.qrWay("KBANK").waitFor();
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
async function photographSteps(
  browser: Browser,
  site: BuiltSite,
  name: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const page = await openPage(browser, site, MOMENT);
  await page.goto(`${HOST}/${name}.html`);
  // Some styles arrive in the background.
  await page.waitForLoadState("networkidle");
  const models = await modelsOf(page, "en");
  const pictures = new Map<string, Buffer>();
  for (const [step, play] of Object.entries(STEPS)) {
    await play(models);
    // The time left goes on, whatever the time of the page, also behind a question, where no role finds it.
    const mask = [page.locator("[role=timer]")];
    const picture = await page.screenshot({ type: "webp", animations: "disabled", mask });
    pictures.set(step, picture);
  }
  await page.close();
  return pictures;
}

/** A deposit page with style sheets in parts, at once or later, looks after each step as with the complete sheet, pixel by pixel. */
export async function checkParts(browser: Browser, site: BuiltSite): Promise<string[]> {
  await rm(FOLDER, { recursive: true, force: true });
  const desk = await browser.newPage();
  const problems: string[] = [];
  const whole = await photographSteps(browser, site, WHOLE);
  for (const name of IN_PARTS) {
    const pictures = await photographSteps(browser, site, name);
    for (const [step, expected] of whole) {
      const actual = pictures.get(step);
      const found = actual
        ? await differenceOf(desk, FOLDER, { name: `${name}-${step}`, expected, actual })
        : "there is no such step";
      if (found) problems.push(`${name}, ${step}: ${found}`);
    }
  }
  await desk.close();
  console.log(`${problems.length === 0 ? "✓" : "✗"} pictures of a deposit with styles in parts`);
  return problems;
}
