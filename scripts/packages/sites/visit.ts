import { expect } from "@playwright/test";
import type { DisplayLocale } from "@satang/i18n";
import type { Page } from "playwright";
import { reasonOf } from "../../setup/reason-of.ts";
import { FLOW_CHECKS, QR_CREATED } from "./flow-checks.ts";
import { MEMBER } from "./member.data.ts";
import { logIn, type Models, modelsOf } from "./models.ts";
import type { Outside } from "./sandbox.ts";
import type { Place } from "./site.types.ts";
import {
  checkLooks,
  checkOwnStyles,
  checkPart,
  checkSquare,
  type Looks,
  type OwnWords,
  readOurStyles,
} from "./style-checks.ts";

/** A page that is visited, and what is expected there. */
export type Visit = Pick<
  Place,
  "brand" | "signsIn" | "square" | "part" | "listensToAll" | "lacks"
> & {
  readonly url: string;
  /** The same page without our sheets. */
  readonly without: string | null;
  /** How our elements look on a page without rules of a host. */
  readonly reference: Looks | null;
  readonly locale: DisplayLocale;
  readonly ownWords: OwnWords;
  readonly outside: Outside;
};

const walletIsShown = ({ wallet }: Models) => wallet.balance(MEMBER.balance).waitFor();

/** Uses each flow that the page has. What the host writes about the money is compared after each. */
async function useFlows(models: Models, place: Visit) {
  const { page } = models;
  const lines: string[] = [];
  for (const { name, play } of FLOW_CHECKS) {
    if (place.lacks[name]) continue;
    try {
      const written = await play({ ...models, outside: place.outside }, place);
      lines.push(...written.filter((line) => place.listensToAll || line !== QR_CREATED));
      if (!place.lacks.log)
        await expect(page.getByRole("log", { includeHidden: true })).toHaveText(lines.join(" "));
    } catch (error) {
      throw new Error(`${name}: ${reasonOf(error)}`);
    }
  }
}

/**
 * The one list that every page of every site passes. Errors and warnings of the console are collected by the caller.
 * @returns how our elements look, on a page that has a class for our button
 */
export async function visit(
  page: Page,
  place: Visit,
): Promise<{ readonly problems: readonly string[]; readonly looks: Looks | null }> {
  const { url, without, reference, ownWords } = place;
  const problems: string[] = [];
  const models = await modelsOf(page, place.locale, place.brand);
  if (without) problems.push(...(await checkOwnStyles(page, url, without, ownWords)));
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(url);
  if (place.signsIn) {
    await logIn(models);
    await walletIsShown(models);
    // The server renders the page of a member whom only the device knows.
    await page.reload();
  }
  await walletIsShown(models);
  if (place.square) problems.push(...(await checkSquare(page, ownWords)));
  const looks = place.square ? await readOurStyles(models) : null;
  if (looks && reference) problems.push(...checkLooks(reference, looks));
  if (place.part) problems.push(...(await checkPart(models)));
  await page.reload();
  await useFlows(models, place);
  return { problems, looks };
}
