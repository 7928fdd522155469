import { modelsOf } from "./models.mjs";
import { outsideOf } from "./sandbox.mjs";
import { serveSite } from "./serve-site.mjs";

/** A member with the token of the site deposits on the only page of it. */
export async function checkDeposit(browser, site, sandbox) {
  const { address, close } = await serveSite(site, { sandbox });
  const outside = outsideOf(sandbox);
  const page = await browser.newPage();
  const problems = [];
  try {
    await outside.begin();
    const token = await (await fetch(`${address}/host/token`)).text();
    await page.addInitScript((known) => sessionStorage.setItem("token", known), token);
    await page.goto(address);
    const { deposit, words } = await modelsOf(page, { locale: "en" });
    await deposit.chooseQr("KBANK");
    await deposit.createQr("500");
    await deposit.qr.waitFor();
    await outside.payQr("KBANK");
    await page.getByText(words.t("deposit.qr.credited.title")).waitFor();
  } catch (error) {
    problems.push(`the deposit page of the README: ${error.message}`);
  } finally {
    await page.close();
    close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} a member deposits with the page of the README`);
  return problems;
}
