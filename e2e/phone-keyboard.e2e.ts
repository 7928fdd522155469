import type { Locator, Page } from "@playwright/test";
import { withPhoneKeyboard } from "./fixtures/phone-keyboard.ts";
import { settled } from "./fixtures/settled.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";
import { openings } from "./models/openings.ts";

/** Text fields: a keyboard opens for them. */
const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly]), textarea";

type Sheet = {
  readonly name: string;
  readonly path: string;
  readonly open: (app: App, page: Page) => Promise<void>;
};

/** Sheets with a field that are a step of another one. */
const steps: readonly Sheet[] = [
  {
    name: "amount of a QR",
    path: "/user/home",
    open: async (app) => {
      await app.press(app.home.action("deposit"));
      await app.deposit.chooseQr("KBANK");
    },
  },
  {
    name: "gift link",
    path: "/user/home",
    open: async (app) => {
      await app.press(app.home.action("deposit"));
      await app.deposit.way(app.words.t("deposit.way.giftLink")).click();
    },
  },
];

const PHONES = [
  { phone: "a phone", size: { width: 390, height: 844 }, keyboard: 300 },
  { phone: "a small phone", size: { width: 320, height: 568 }, keyboard: 300 },
  { phone: "a phone in landscape", size: { width: 844, height: 390 }, keyboard: 200 },
  // With the bars of the browser, too.
  { phone: "a low phone in landscape", size: { width: 844, height: 390 }, keyboard: 260 },
] as const;

/** Space above a sheet and inside of it, px. */
const EDGE = 24;
const ROUNDING = 1;

/** The top and the bottom of an element. */
async function edgesOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not rendered`);
  return { top: box.y, bottom: box.y + box.height };
}

const isInFront = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return front === element || element.contains(front);
  });

/** A field and the button of its form are above the keyboard; the field alone, where both have no space. */
async function expectAbove(field: Locator, name: string, seen: number) {
  const button = field.locator("xpath=ancestor::form[1]").locator("[type=submit]");
  const hasButton = (await button.count()) > 0;
  await expect
    .poll(
      async () => {
        const { top, bottom } = await edgesOf(field);
        const end = hasButton ? (await edgesOf(button)).bottom : bottom;
        const needed = end - top + EDGE > seen ? bottom : end;
        return top >= -ROUNDING && needed <= seen + ROUNDING && (await isInFront(field));
      },
      `${name}: ${await field.evaluate((element) => element.outerHTML.slice(0, 80))}`,
    )
    .toBe(true);
}

for (const { phone, size, keyboard } of PHONES) {
  inLanguage("th", () => {
    test.describe(`with the keyboard of ${phone}`, () => {
      test.use({ signedIn: true, viewport: size });
      test.beforeEach(({ context }) => withPhoneKeyboard(context, keyboard));

      test("each field of a sheet and its button are in view", async ({ app, page, scenario }) => {
        test.slow();
        await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
        let found = 0;
        for (const { name, path, open } of [...openings, ...steps]) {
          await page.goto(path);
          await open(app, page);
          const sheet = page.getByRole("dialog").last();
          await expect(sheet).toBeVisible();
          await settled(page);
          for (const field of await sheet.locator(FIELDS).filter({ visible: true }).all()) {
            found += 1;
            await field.focus();
            // Smaller text makes an iPhone zoom in.
            expect(
              await field.evaluate((box) => parseFloat(getComputedStyle(box).fontSize)),
              name,
            ).toBeGreaterThanOrEqual(16);
            await expectAbove(field, name, size.height - keyboard);
          }
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        }
        expect(found).toBeGreaterThan(8);
      });
    });
  });
}
