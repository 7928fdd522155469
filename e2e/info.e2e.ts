import { expectAccessibleAnywhere, expectAccessibleIn } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

inLanguage("th", () => {
  test("a visitor goes from the contact to a how-to video with the keyboard alone, and back closes it", {
    tag: "@feature",
  }, async ({ page, app, words }) => {
    const { t } = words;
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".webm")) films.push(new URL(request.url()).pathname);
    });
    await page.goto("/contact");
    await expect(app.heading(t("info.contact.title"))).toBeVisible();
    const qr = page.getByRole("img", { name: t("info.contact.qr", { name: "@satang" }) });
    await expect(qr).toBeVisible();
    await expect(page.getByRole("link", { name: t("info.contact.open") })).toHaveAttribute(
      "href",
      "https://line.me/R/ti/p/@satang",
    );
    await expect(page.getByText(t("info.contact.version", { version: "1.1.14" }))).toBeVisible();
    await expectAccessibleIn(words, page);

    await page.getByRole("link", { name: t("info.howto.title") }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/howto$/);
    const videos = page.getByRole("list", { name: t("info.howto.title") }).getByRole("button");
    await expect(videos).toHaveCount(5);
    await expectAccessibleIn(words, page);
    expect(films).toEqual([]);

    const bonus = t("info.howto.topic.bonus");
    await videos.filter({ hasText: bonus }).focus();
    await page.keyboard.press("Enter");
    const film = page.getByRole("dialog", { name: bonus }).getByLabel(bonus).last();
    await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.readyState)).toBe(4);
    expect(new Set(films)).toEqual(new Set(["/api/media/howto-bonus.webm"]));
    await expectAccessibleIn(words, page);
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/\/howto$/);
    await expect(videos.filter({ hasText: bonus })).toBeFocused();
  });
});

inLanguage("la", () => {
  test.use({ signedIn: true });

  test("a member reads the contact that the service has changed, once it answers again", async ({
    page,
    app,
    scenario,
    words: { t },
  }) => {
    await scenario.setSettings({
      contactText: '<p>ໂທ <a href="tel:020">020</a></p><script>alert(1)</script>',
      lineName: "@maenam",
      lineLink: "javascript:alert(1)",
      lineQR: "https://evil.test/qr.png",
    });
    scenario.faults.add({ operationId: "lookupContact", kind: "status", times: 3 });
    await app.home.open();
    await app.menu.link("contact").click();
    await expect(page).toHaveURL(/\/user\/contact$/);
    await page.getByRole("button", { name: t("common.action.retry") }).click();
    await expect(page.getByText("@maenam")).toBeVisible();
    await expect(page.getByRole("link", { name: "020" })).toHaveAttribute("href", "tel:020");
    await expect(page.getByRole("link", { name: t("info.contact.open") })).toBeHidden();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await expectAccessibleAnywhere(page);
  });

  test("the screens for everyone have the menu and the way to the profile for a member", async ({
    app,
    page,
    words: { t, like },
  }) => {
    for (const [path, title] of [
      ["/howto", t("info.howto.title")],
      ["/contact", t("info.contact.title")],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(
        page.getByRole("banner").getByRole("link", { name: like("app.nav.profileOf") }),
      ).toBeVisible();
      await expect(app.menu.link("home")).toBeVisible();
    }
    await expect(app.menu.link("contact")).toHaveAttribute("aria-current", "page");
  });
});
