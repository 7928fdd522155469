import type { Browser } from "playwright";
import { reasonOf } from "../../setup/reason-of.ts";
import { modelsOf } from "./models.ts";
import { outsideOf } from "./sandbox.ts";
import { serveSite } from "./serve-site.ts";
import type { BuiltSite } from "./site.types.ts";

/** A member with the token of the site deposits on the only page of it. */
export async function checkDeposit(
  browser: Browser,
  site: BuiltSite,
  sandbox: string,
): Promise<string[]> {
  const { address, close } = await serveSite(site, sandbox);
  const outside = outsideOf(sandbox);
  const page = await browser.newPage();
  const problems: string[] = [];
  try {
    await outside.begin();
    const token = await (await fetch(`${address}/host/token`)).text();
    await page.addInitScript((known) => sessionStorage.setItem("token", known), token);
    await page.goto(address);
    const { deposit, words } = await modelsOf(page, "en");
    await deposit.chooseQr("KBANK");
    await deposit.createQr("500");
    await deposit.qr.waitFor();
    await outside.payQr("KBANK");
    await page.getByText(words.t("deposit.qr.credited.title")).waitFor();
  } catch (error) {
    problems.push(`the deposit page of the README: ${reasonOf(error)}`);
  } finally {
    await page.close();
    close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} a member deposits with the page of the README`);
  return problems;
}
