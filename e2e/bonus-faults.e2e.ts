import type { Page } from "@playwright/test";
import type { OperationId } from "@satang/api";
import { DEMO_PHONE, type Fault } from "@satang/sandbox";
import type { Words } from "@satang/ui/testing";
import { expectAccessible } from "./fixtures/axe.ts";
import { BONUS, PROMOTION } from "./fixtures/offers.data.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";

test.use({ signedIn: true });

/** A browser sends a call again when a connection breaks, so one dropped connection is not a lost call. */
const forGood = { times: 1_000 };
/** Longer than the settling time: the service can no longer execute the call. */
const SETTLED = 91_000;
/** Longer than two taps that count as one, ms. */
const BETWEEN_PRESSES = 1_000;

type Order = {
  readonly operationId: OperationId;
  readonly name: string;
  /** Whether a bonus is in use before it. */
  readonly isActive: boolean;
  /** A code of the catalogue that refuses it. */
  readonly code: NonNullable<Fault["code"]>;
  /** Sends it from the bonus screen, or again where it was refused. */
  readonly send: (app: App, page: Page) => Promise<void>;
  /** Where the refusal is said, and what the member does about it. */
  readonly refused: (app: App, words: Words) => Promise<void>;
};

const inAlert =
  (code: "BONUS_CONDITION" | "NO_PROMOTION"): Order["refused"] =>
  (app, { t }) =>
    expect(app.alert(t(`errors.code.${code}`))).toBeVisible();

/** A modal is open. Its button may be away while it is read again after a refusal. */
const isOpen = async (page: Page) => (await page.getByRole("dialog").count()) > 0;

const ORDERS: readonly Order[] = [
  {
    operationId: "bonusActivate",
    name: "a bonus that is received",
    isActive: false,
    code: "BONUS_CONDITION",
    send: async ({ bonuses }, page) => {
      if (!(await isOpen(page))) await bonuses.card(BONUS.name).click();
      await bonuses.receive.click();
    },
    refused: inAlert("BONUS_CONDITION"),
  },
  {
    operationId: "promotionActivate",
    name: "a promotion that is received",
    isActive: false,
    code: "NO_PROMOTION",
    send: async ({ bonuses }, page) => {
      if (!(await isOpen(page))) {
        await bonuses.code.fill(PROMOTION.code);
        await bonuses.code.press("Enter");
      }
      await bonuses.receivePromotion.click();
    },
    refused: inAlert("NO_PROMOTION"),
  },
  {
    operationId: "bonusClear",
    name: "a bonus that is cancelled",
    isActive: true,
    code: "BONUS_CONDITION",
    send: async ({ bonuses }) => {
      await bonuses.cancel.click();
      await bonuses.confirm.click();
    },
    refused: async ({ bonuses, page }, { t }) => {
      await expect(bonuses.notCancelled).toContainText(t("errors.code.BONUS_CONDITION"));
      await expectAccessible(page);
      await bonuses.ok.click();
      await expect(bonuses.notCancelled).toBeHidden();
    },
  },
];

inLanguage("la", () => {
  for (const { operationId, name, isActive, code, send, refused } of ORDERS) {
    test(`${name}: a refusal says why, an unreadable reply changes nothing, and after a lost one it is reported as done, once`, async ({
      app,
      page,
      books,
      passTime,
      scenario,
      words,
    }) => {
      await scenario.setSettings({ bonuses: [BONUS], promotions: [PROMOTION] });
      await scenario.setMember({ phone: DEMO_PHONE, bonusLock: isActive });
      const operations = await books.operations();
      await page.goto("/user/bonus");
      scenario.faults.add({ operationId, kind: "code", code });
      await send(app, page);
      await refused(app, words);
      await passTime(BETWEEN_PRESSES);

      scenario.faults.add({ operationId, kind: "garbage", ...forGood });
      await send(app, page);
      await expect(app.outcome.title("checking")).toBeVisible();
      await passTime(SETTLED);
      await expect(app.outcome.title("nothingHappened")).toBeVisible();
      await expectAccessible(page);
      expect(await books.operations()).toBe(operations);

      scenario.faults.clear();
      scenario.faults.add({ operationId, kind: "dropAfter", ...forGood });
      await app.outcome.action("retry").click();
      await expect(app.outcome.title("done")).toBeVisible();
      await app.outcome.close.click();
      await expect(app.bonuses.cancel).toBeVisible({ visible: !isActive });
      // The bonus has no rest, so that cancelling it moves nothing.
      expect(await books.operations()).toBe(operations + (isActive ? 0 : 1));
    });
  }
});

/** Reads of the bonus screen, and where each is shown. */
const READS = [
  {
    operationId: "bonusList",
    name: "bonuses",
    open: async () => {},
    shown: ({ bonuses }: App) => bonuses.card(BONUS.name),
  },
  {
    operationId: "promotionFind",
    name: "a promotion",
    open: async ({ bonuses }: App) => {
      await bonuses.code.fill(PROMOTION.code);
      await bonuses.code.press("Enter");
    },
    shown: ({ bonuses }: App) => bonuses.receivePromotion,
  },
] as const;

inLanguage("en", () => {
  for (const { operationId, name, open, shown } of READS) {
    test(`${name} that cannot be read shows the reason with a retry until a reply arrives`, async ({
      app,
      page,
      scenario,
      words: { t },
    }) => {
      await scenario.setSettings({ bonuses: [BONUS], promotions: [PROMOTION] });
      const retry = page.getByRole("button", { name: t("common.action.retry") });
      scenario.faults.add({ operationId, kind: "garbage", ...forGood });
      await page.goto("/user/bonus");
      await open(app);
      await expect(app.alert(t("errors.garbage.text"))).toBeVisible();
      await expectAccessible(page);
      scenario.faults.clear();
      scenario.faults.add({ operationId, kind: "dropBefore", ...forGood });
      await retry.click();
      await expect(page.getByText(t("ui.emptyState.offlineText"))).toBeVisible();
      scenario.faults.clear();
      await retry.click();
      await expect(shown(app)).toBeVisible();
    });
  }
});
