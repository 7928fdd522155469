import { differences } from "./compare.rules.mjs";
import { ourStyles, ownStyles } from "./measure.mjs";

const SCHEMES = ["light", "dark"];

async function inSchemes(page, measure) {
  const found = {};
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    found[colorScheme] = await page.evaluate(measure);
  }
  return found;
}

const compareSchemes = (kind, expected, found) =>
  SCHEMES.flatMap((scheme) =>
    differences(expected[scheme], found[scheme]).map((one) => `${kind}, ${scheme}: ${one}`),
  );

/** Our sheets change nothing of the host's own elements, on a light and on a dark device. */
export async function checkOwnStyles(page, { url, without, ownWords }) {
  const read = async (address) => {
    await page.goto(address);
    await page.getByRole("heading", { name: ownWords.matches }).waitFor();
    return inSchemes(page, ownStyles);
  };
  return compareSchemes("an element of the host", await read(without), await read(url));
}

/** A class of the host on our button. */
export async function checkSquare(page, { ownWords }) {
  const button = page.getByRole("button", { name: ownWords.support });
  const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
  return radius === "0px"
    ? []
    : [`the class of the host on our button gives a radius of ${radius}`];
}

/** The wallet and the form of a withdrawal. @returns how they look, in both colour schemes */
export async function readOurStyles({ page, wallet, withdraw }) {
  await wallet.action("withdraw").click();
  await withdraw.amount.waitFor();
  const looks = await inSchemes(page, ourStyles);
  await page.keyboard.press("Escape");
  await withdraw.root.waitFor({ state: "hidden" });
  return looks;
}

export const checkLooks = (reference, looks) =>
  compareSchemes("an element of ours", reference, looks);

/** A part of an element in a shadow root has the style that the page gives it. */
export async function checkPart({ page, wallet, withdraw }) {
  await wallet.action("withdraw").click();
  const border = await withdraw.root.evaluate((modal) => getComputedStyle(modal).borderTopColor);
  await page.keyboard.press("Escape");
  await withdraw.root.waitFor({ state: "hidden" });
  return border === "rgb(122, 31, 162)" ? [] : [`the page's style of a part is ${border}`];
}
