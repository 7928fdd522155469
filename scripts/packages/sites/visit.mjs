import { expect } from "@playwright/test";
import { FLOW_CHECKS, QR_CREATED } from "./flow-checks.mjs";
import { MEMBER } from "./member.data.mjs";
import { logIn, modelsOf } from "./models.mjs";
import {
  checkLooks,
  checkOwnStyles,
  checkPart,
  checkSquare,
  readOurStyles,
} from "./style-checks.mjs";

const walletIsShown = ({ wallet }) => wallet.balance(MEMBER.balance).waitFor();

/** Uses each flow that the page has. What the host writes about the money is compared after each. */
async function useFlows(models, place) {
  const { page } = models;
  const lines = [];
  for (const [name, check] of Object.entries(FLOW_CHECKS)) {
    if (place.lacks[name]) continue;
    try {
      const told = await check(models, place);
      lines.push(...told.filter((line) => place.listensToAll || line !== QR_CREATED));
      if (!place.lacks.log)
        await expect(page.getByRole("log", { includeHidden: true })).toHaveText(lines.join(" "));
    } catch (error) {
      throw new Error(`${name}: ${error.message}`);
    }
  }
}

/**
 * The one list that every page of every site passes. Errors and warnings of the console are collected by the caller.
 *
 * @param {object} place
 * @param {string} place.url
 * @param {string | null} place.without the same page without our sheets
 * @param {object | null} place.reference how our elements look on a page without rules of a host
 * @param {object} place.locale the language of the page
 * @param {object} place.ownWords words of the site itself
 * @param {boolean | undefined} place.signsIn members log in here, in place of the site's own sign-in
 * @param {boolean | undefined} place.square our button has a class of the site that makes it square
 * @param {boolean | undefined} place.part the site has a rule for a part of an element
 * @param {boolean | undefined} place.listensToAll the site has `onEvent`, in place of the callbacks of each flow
 * @param {Record<string, string>} place.lacks the flows of `FLOW_CHECKS` that it does not have, and `log` when it writes
 * nothing about the money, each with the reason
 * @param {ReturnType<import("./sandbox.mjs").outsideOf>} place.outside
 * @returns {Promise<{ problems: string[], looks: object | null }>}
 */
export async function visit(page, place) {
  const { url, without, reference, signsIn, square, part, outside } = place;
  const problems = [];
  const models = { ...(await modelsOf(page, place)), outside };
  if (without) problems.push(...(await checkOwnStyles(page, place)));
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(url);
  if (signsIn) {
    await logIn(models);
    await walletIsShown(models);
    // The server renders the page of a member whom only the device knows.
    await page.reload();
  }
  await walletIsShown(models);
  if (square) problems.push(...(await checkSquare(page, place)));
  const looks = square ? await readOurStyles(models) : null;
  if (looks && reference) problems.push(...checkLooks(reference, looks));
  if (part) problems.push(...(await checkPart(models)));
  await page.reload();
  await useFlows(models, place);
  return { problems, looks };
}
