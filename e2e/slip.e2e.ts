import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { DAMAGED_SLIP_QR, SMALL, slipPicture } from "./fixtures/slip-picture.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

const MEBIBYTE = 1024 * 1024;
/** Longer than two taps that count as one, ms. */
const BETWEEN_PRESSES = 1_000;

/** A file that says it is a picture. */
const fileOf = (buffer: Buffer) => ({ name: "slip.png", mimeType: "image/png", buffer });

/** Pictures with what the device finds on them. */
const FLAWED = [
  [slipPicture(4, { qr: null }), ["slip.checks.qrMissing"]],
  [slipPicture(5, { qr: "https://satang.example" }), ["slip.checks.qrOther"]],
  [
    slipPicture(6, { qr: DAMAGED_SLIP_QR, width: SMALL }),
    ["slip.checks.tooSmall", "slip.checks.qrDamaged"],
  ],
] as const;

inLanguage("la", () => {
  test("a slip is checked on the device, sent once, and credited when the service has judged it", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t, baht } }) => {
    const before = await books.cash();
    await app.statement.open();
    await app.press(app.page.getByRole("button", { name: t("statement.slips") }));
    await expect(app.slips.root).toBeVisible();
    await expect(app.slips.rows).toHaveCount(10);
    await expectAccessible(page);

    await app.slips.file.setInputFiles(slipPicture(1));
    await expect(app.slips.root.getByText(t("slip.checks.qr"))).toBeVisible();
    await expect(app.slips.root.getByText(t("slip.checks.repeat"))).toBeVisible();
    await expectAccessible(page);
    await app.slips.send.dblclick();
    await expect(app.slips.root.getByText(t("slip.done.title"))).toBeVisible();
    await expect(app.slips.row(0)).toContainText(t("common.status.processing"));
    await expect(app.slips.row(0)).toContainText("-");

    await scenario.judgeSlip({ phone: DEMO_PHONE, outcome: "SUCCESS", amount: 300.25 });
    await app.press(app.slips.refresh);
    await expect(app.slips.row(0)).toContainText(t("common.status.success"));
    await expect(app.slips.row(0)).toContainText(baht.plain(300.25));
    expect(await books.cash()).toBe(before + 300.25);

    await app.press(app.slips.root.getByRole("button", { name: t("slip.done.again") }));
    await app.slips.file.setInputFiles(slipPicture(2));
    await expect(app.slips.root.getByText(t("slip.checks.sentBefore"))).toBeVisible();
    await app.press(app.slips.root.getByRole("button", { name: t("slip.sendAnyway") }));
    await expect(app.slips.root.getByText(t("slip.done.title"))).toBeVisible();
    await scenario.judgeSlip({ phone: DEMO_PHONE, outcome: "FAILED", note: "NOT_MATCH" });
    await app.press(app.slips.refresh);
    await expect(app.slips.row(0)).toContainText(`(${t("slip.reason.notMatching")})`);
  });

  test("a slip with flaws has a warning for each, and what the service refuses is named", async ({
    app,
    page,
    books,
    passTime,
    scenario,
    words: { t, like },
  }) => {
    const sent = await scenario.countSlips(DEMO_PHONE);
    const operations = await books.operations();
    const { root: dialog } = app.slips;
    const another = dialog.getByRole("button", { name: t("slip.another") });
    const anyway = dialog.getByRole("button", { name: t("slip.sendAnyway") });
    const warning = (key: Parameters<typeof like>[0]) => dialog.getByText(like(key));
    await app.statement.open();
    await app.press(app.page.getByRole("button", { name: t("statement.slips") }));
    for (const [picture, findings] of FLAWED) {
      await app.slips.file.setInputFiles(picture);
      for (const finding of findings) await expect(warning(finding)).toBeVisible();
      await expect(anyway).toBeVisible();
      await another.click();
    }

    await app.slips.file.setInputFiles(fileOf(Buffer.from("GIF89a")));
    await expect(warning("slip.checks.wrongType")).toBeVisible();
    await expect(warning("slip.checks.unreadable")).toBeVisible();
    await anyway.click();
    await expect(app.alert(t("errors.code.SLIP_INVALID_FILE"))).toBeVisible();
    await expect(anyway).toBeHidden();
    await expectAccessible(page);
    await another.click();

    await app.slips.file.setInputFiles(fileOf(Buffer.alloc(0)));
    await expect(warning("slip.checks.empty")).toBeVisible();
    await passTime(BETWEEN_PRESSES);
    await anyway.click();
    await expect(app.alert(t("errors.code.SLIP_NO_FILE"))).toBeVisible();
    await another.click();

    const tooLarge = Buffer.concat([slipPicture(7).buffer, Buffer.alloc(11 * MEBIBYTE)]);
    await app.slips.file.setInputFiles(fileOf(tooLarge));
    await expect(warning("slip.checks.tooLarge")).toBeVisible();
    await passTime(BETWEEN_PRESSES);
    await anyway.click();
    await expect(page.getByRole("alert").getByText(like("slip.tooLarge"))).toBeVisible();
    await another.click();

    await app.slips.file.setInputFiles(slipPicture(8));
    await expect(app.slips.send).toBeVisible();
    await scenario.setSettings({ slipActive: false });
    await passTime(BETWEEN_PRESSES);
    await app.slips.send.click();
    await expect(app.alert(t("errors.code.SLIP_UPLOAD_FAIL"))).toBeVisible();
    expect(await scenario.countSlips(DEMO_PHONE)).toBe(sent);
    expect(await books.operations()).toBe(operations);
  });
});

test("slips open from the deposit, and the picture of a slip opens in a new tab", async ({
  app,
  page,
  context,
  words: { t },
}) => {
  await app.home.open();
  await app.home.action("deposit").click();
  await app.press(app.deposit.root.getByRole("button", { name: t("deposit.slip.entry") }));
  await expect(app.slips.root).toBeVisible();
  await expect(app.deposit.root).toBeHidden();
  const opened = context.waitForEvent("page");
  await app.press(app.slips.row(1).getByRole("button"));
  const tab = await opened;
  await tab.waitForURL(/slip-sample/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.goBack();
  await expect(app.slips.root).toBeHidden();
});

test("a lost reply is looked up in the list of slips, and reported as done once", async ({
  app,
  scenario,
  words: { t },
}) => {
  const before = await scenario.countSlips(DEMO_PHONE);
  // Every reply: Chromium itself sends a call again when a kept connection was closed.
  scenario.faults.add({ operationId: "walletUploadSlip", kind: "dropAfter", times: 20 });
  await app.statement.open();
  await app.press(app.page.getByRole("button", { name: t("statement.slips") }));
  await app.slips.file.setInputFiles(slipPicture(3));
  await app.press(app.slips.send);
  await expect(app.slips.root.getByText(t("money.done.title"))).toBeVisible({ timeout: 15_000 });
  expect(await scenario.countSlips(DEMO_PHONE)).toBe(before + 1);
});
