import { differences } from "./compare.rules.mjs";
import { ourStyles, ownStyles } from "./measure.mjs";
import { logIn, modelsOf } from "./models.mjs";

const SCHEMES = ["light", "dark"];

const walletIsShown = ({ wallet }, balance) => wallet.balance(balance).waitFor();

/** A member withdraws, opens the deposit and chooses a way, as on any page. */
async function useWallet(page, { words, wallet, withdraw, deposit }, reports) {
  await wallet.action("withdraw").click();
  await withdraw.send(200);
  await page.getByText(words.like("withdraw.done.text")).waitFor();
  if (reports) await page.getByRole("status").getByText("withdraw: 200 THB").waitFor();
  await wallet.action("deposit").click();
  await deposit.chooseQr("E2P");
  await deposit.amount.waitFor();
}

/** Our sheets change nothing of the host's own elements, on a light and on a dark device. */
async function checkOwnStyles(page, url, without) {
  const read = async (address) => {
    await page.goto(address);
    await page.getByRole("heading", { name: "Matches of today" }).waitFor();
    const found = {};
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      found[colorScheme] = await page.evaluate(ownStyles);
    }
    return found;
  };
  const expected = await read(without);
  const found = await read(url);
  return SCHEMES.flatMap((scheme) =>
    differences(expected[scheme], found[scheme]).map(
      (one) => `an element of the host, ${scheme}: ${one}`,
    ),
  );
}

async function checkSquare(page) {
  const button = page.getByRole("button", { name: "Support" });
  const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
  return radius === "0px"
    ? []
    : [`the class of the host on our button gives a radius of ${radius}`];
}

/** A part of an element in a shadow root has the style that the page gives it. */
async function checkPart(page) {
  const border = await page
    .getByRole("dialog", { name: "Withdraw" })
    .evaluate((modal) => getComputedStyle(modal).borderTopColor);
  return border === "rgb(122, 31, 162)" ? [] : [`the page's style of a part is ${border}`];
}

/** The wallet and the form of a withdrawal, in both colour schemes. */
async function readOurStyles(page) {
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Withdraw" })
    .getByRole("textbox", { name: "Amount" })
    .waitFor();
  const looks = {};
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    looks[colorScheme] = await page.evaluate(ourStyles);
  }
  return looks;
}

/**
 * The one list that every page of every site passes. Errors and warnings of the console are collected by the caller.
 *
 * @param {object} place
 * @param {string} place.url
 * @param {string | null} place.without the same page without our sheets
 * @param {object | null} place.reference how our elements look on a page without rules of a host
 * @param {(() => Promise<object>) | undefined} place.localeOf the language of the page; English without it
 * @param {boolean | undefined} place.signsIn members log in here, in place of the site's own sign-in
 * @param {boolean | undefined} place.square our button has a class of the site that makes it square
 * @param {boolean | undefined} place.part the site has a rule for a part of an element
 * @param {boolean | undefined} place.reports the site writes what happened to the money
 * @param {number | undefined} place.balance baht of the member
 * @returns {Promise<{ problems: string[], looks: object | null }>}
 */
export async function visit(
  page,
  { url, without, reference, localeOf, signsIn, square, part, reports, balance = 500 },
) {
  const problems = [];
  const models = await modelsOf(page, localeOf ? await localeOf() : "en");
  if (without) problems.push(...(await checkOwnStyles(page, url, without)));
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(url);
  if (signsIn) {
    await logIn(models);
    await walletIsShown(models, balance);
    // The server renders the page of a member whom only the device knows.
    await page.reload();
  }
  await walletIsShown(models, balance);
  if (square) problems.push(...(await checkSquare(page)));
  let looks = null;
  if (square) {
    looks = await readOurStyles(page);
    if (reference)
      for (const scheme of SCHEMES)
        problems.push(
          ...differences(reference[scheme], looks[scheme]).map(
            (one) => `an element of ours, ${scheme}: ${one}`,
          ),
        );
  }
  if (part) {
    await models.wallet.action("withdraw").click();
    problems.push(...(await checkPart(page)));
  }
  await page.keyboard.press("Escape");
  await useWallet(page, models, reports);
  return { problems, looks };
}
