import type { Locator, Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { hold } from "./fixtures/hold.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

/** The calls of the page from now on, without pictures. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch") calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function boxOf(page: Page, part: string) {
  const box = await page.locator(`[data-part=${part}]`).boundingBox();
  if (!box) throw new Error(`${part} is not rendered`);
  return box;
}

test.use({ signedIn: true });

inLanguage("th", () => {
  for (const { device, size } of [
    { device: "a phone", size: { width: 390, height: 844 } },
    { device: "a desktop", size: { width: 1280, height: 800 } },
  ]) {
    test(`the home screen of ${device} is complete after three calls at most, none of them twice`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize(size);
      const calls = callsOf(page);
      // A fourth call gets no reply: the screen must be complete without it.
      await page.route("**/api/**", (route) => (calls.length > 3 ? undefined : route.continue()));
      await app.home.open();
      await page.getByRole("link", { name: "สมชาย ใจดี" }).first().waitFor();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(new Set(calls).size).toBe(calls.length);
    });
  }

  test("on a desktop, an open QR and the newest rows are both next to the wallet", async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("500");
    await app.deposit.qr.waitFor();
    await page.keyboard.press("Escape");
    const wallet = await boxOf(page, "wallet");
    for (const part of ["open-qr", "latest"]) {
      expect((await boxOf(page, part)).x).toBeGreaterThan(wallet.x + wallet.width);
    }
  });

  test("the name is shown on every screen without another call", async ({ app, page }) => {
    await app.home.open();
    await app.menu.link("statement").click();
    await app.statement.heading.waitFor();
    const calls = callsOf(page);
    await page.reload();
    await page.getByRole("link", { name: "สมชาย ใจดี" }).first().waitFor();
    await app.statement.heading.waitFor();
    expect(calls).not.toContain("GET /api/account/profile");
    await app.menu.logout.click();
    await app.login.heading.waitFor();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain("user-info");
  });
});

inLanguage("en", () => {
  test("the wallet shows cash or bonus, and its button reads the balances again, with the keyboard", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t } }) => {
    const { home } = app;
    const balances = home.wallet.locator("[data-part=body]");
    const balance = (title: "title" | "bonusTitle") => balances.getByText(t(`wallet.${title}`));
    const which = (name: "cash" | "bonus") =>
      home.wallet.getByRole("radio", { name: t(`wallet.${name}`) });
    const cash = await books.cash();
    await home.open();
    await expect(balance("title")).toBeInViewport();
    await expect(balance("bonusTitle")).not.toBeInViewport();
    const keys = new Keyboard(page);
    await keys.tabTo(which("cash"));
    await keys.key("ArrowRight");
    await expect(which("bonus")).toBeChecked();
    await expect(balance("bonusTitle")).toBeInViewport();
    await expect(balance("title")).not.toBeInViewport();
    await keys.key("ArrowLeft");
    await expect(balance("title")).toBeInViewport();

    await scenario.credit({ phone: DEMO_PHONE, amount: 50 });
    await keys.press(home.refresh);
    await expect(home.balance(cash + 50)).toBeAttached();
  });
});

inLanguage("en", () => {
  test.describe("before the agreement was accepted", () => {
    test.use({ agreed: false });

    test("the agreement opens by itself, comes again until it is accepted, and never after that", async ({
      app,
      page,
      words: { t },
    }) => {
      const agreement = page.getByRole("dialog", { name: t("info.agreement.title") });
      await app.home.open();
      await expect(agreement).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(agreement).toBeHidden();
      await page.reload();
      await expect(agreement).toBeVisible();
      await agreement.getByRole("button", { name: t("info.agreement.accept") }).click();
      await expect(agreement).toBeHidden();
      await page.clock.install();
      await page.reload();
      await app.home.drawnBalance.waitFor();
      await page.clock.fastForward(10_000);
      await expect(agreement).toBeHidden();
    });
  });
});

inLanguage("la", () => {
  test.describe("before the agreement was accepted", () => {
    test.use({ agreed: false });

    test("the agreement waits for a late wallet, and not longer than four seconds", async ({
      app,
      page,
      scenario: _reset,
      words: { t },
    }) => {
      const agreement = page.getByRole("dialog", { name: t("info.agreement.title") });
      const whileTimePasses = (shown: Locator) =>
        expect(async () => {
          await page.clock.runFor(50);
          await expect(shown).toBeVisible({ timeout: 50 });
        }).toPass({ intervals: [0] });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      const release = await hold(page, "**/api/wallet");
      await page.goto("/user/home");
      await whileTimePasses(app.home.wallet);
      await page.clock.runFor(3_000);
      await expect(agreement).toBeHidden();
      release();
      await whileTimePasses(agreement);

      await page.clock.resume();
      await hold(page, "**/api/wallet");
      await app.home.open();
      await page.clock.fastForward(4_000);
      await expect(agreement).toBeVisible();
      await expect(app.home.drawnBalance).toBeHidden();
    });
  });
});
