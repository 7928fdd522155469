import type { Page } from "playwright";
import type { OWN_WORDS } from "../../../apps/partner/vite/own-words.ts";
import { differences, type Look } from "./compare.rules.ts";
import { ourStyles, ownStyles } from "./measure.ts";
import type { Models } from "./models.ts";
import { type InSchemes, inSchemes, SCHEMES } from "./schemes.ts";

/** How elements look on a light and on a dark device. */
export type Looks = InSchemes<readonly Look[]>;

/** Words of the site itself. */
export type OwnWords = (typeof OWN_WORDS)["en"];

const compareSchemes = (kind: string, expected: Looks, found: Looks) =>
  SCHEMES.flatMap((scheme) =>
    differences(expected[scheme], found[scheme]).map((one) => `${kind}, ${scheme}: ${one}`),
  );

/** Our sheets change nothing of the host's own elements, on a light and on a dark device. */
export async function checkOwnStyles(
  page: Page,
  url: string,
  without: string,
  ownWords: OwnWords,
): Promise<string[]> {
  const read = async (address: string) => {
    await page.goto(address);
    await page.getByRole("heading", { name: ownWords.matches }).waitFor();
    return inSchemes(page, () => page.evaluate(ownStyles));
  };
  return compareSchemes("an element of the host", await read(without), await read(url));
}

/** A class of the host on our button. */
export async function checkSquare(page: Page, ownWords: OwnWords): Promise<string[]> {
  const button = page.getByRole("button", { name: ownWords.support });
  const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
  return radius === "0px"
    ? []
    : [`the class of the host on our button gives a radius of ${radius}`];
}

/** The wallet and the form of a withdrawal. @returns how they look, in both colour schemes */
export async function readOurStyles({ page, wallet, withdraw }: Models): Promise<Looks> {
  await wallet.action("withdraw").click();
  await withdraw.amount.waitFor();
  const looks = await inSchemes(page, () => page.evaluate(ourStyles));
  await page.keyboard.press("Escape");
  await withdraw.root.waitFor({ state: "hidden" });
  return looks;
}

export const checkLooks = (reference: Looks, looks: Looks): string[] =>
  compareSchemes("an element of ours", reference, looks);

/** A part of an element in a shadow root has the style that the page gives it. */
export async function checkPart({ page, wallet, withdraw }: Models): Promise<string[]> {
  await wallet.action("withdraw").click();
  const border = await withdraw.root.evaluate((modal) => getComputedStyle(modal).borderTopColor);
  await page.keyboard.press("Escape");
  await withdraw.root.waitFor({ state: "hidden" });
  return border === "rgb(122, 31, 162)" ? [] : [`the page's style of a part is ${border}`];
}
