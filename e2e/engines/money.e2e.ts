import { DEMO_PHONE } from "@satang/sandbox";
import { slipPicture } from "../fixtures/slip-picture.ts";
import { chooseFile } from "./choose-file.ts";
import { expect, test } from "./engine-test.ts";
import { goBack } from "./go-back.ts";

test.use({ signedIn: true });

const phone = DEMO_PHONE;

test("a QR is shown with its time, and its paid deposit is in the wallet", async ({
  app,
  books,
  scenario,
}) => {
  const cash = await books.cash();
  await app.home.open();
  await app.home.action("deposit").click();
  await app.deposit.byQr("KBANK", 50, async () => {
    await expect(app.deposit.countdown).toHaveText(/\d\d:\d\d/);
    await scenario.credit({ phone, provider: "KBANK" });
  });
  await expect(app.home.balance(cash + 50)).toBeAttached();
});

test("a gift link is deposited", async ({ app, books }) => {
  const cash = await books.cash();
  await app.home.open();
  await app.home.action("deposit").click();
  await app.deposit.chooseGiftLink();
  await app.deposit.giftLink.fill("https://gift.satang.example/campaign/?v=engines0123456789");
  await app.deposit.sendGiftLink.click();
  await app.deposit.done.click();
  await expect(app.home.balance(cash + 100)).toBeAttached();
});

test("a slip is checked on the device and sent", async ({ app, page, words: { t } }) => {
  await app.statement.open();
  await page.getByRole("button", { name: t("statement.slips") }).click();
  await chooseFile(app.slips.file, slipPicture(1));
  await expect(app.slips.root.getByText(t("slip.checks.qr"))).toBeVisible();
  await app.slips.send.click();
  await expect(app.slips.root.getByText(t("slip.done.title"))).toBeVisible();
  await expect(app.slips.row(0)).toContainText(t("common.status.processing"));
});

test("money is transferred to a game", async ({ app, books }) => {
  const [cash, joker] = await Promise.all([books.cash(), books.game("JOKER")]);
  await app.home.open();
  await app.fillTransfer("100.25");
  await app.transfer.submit.click();
  await app.transfer.finish();
  await expect(app.home.balance(cash - 100.25)).toBeAttached();
  expect(await books.game("JOKER")).toBe(joker + 100.25);
});

test("a withdrawal ends on its receipt, which the statement has too", async ({
  app,
  books,
  page,
  words: { baht },
}) => {
  const cash = await books.cash();
  await app.home.open();
  await app.home.action("withdraw").click();
  await app.withdraw.send(300);
  const receipt = app.receipt.root("withdraw");
  await expect(receipt).toContainText(baht.plain(300));
  expect(await books.cash()).toBe(cash - 300);
  await app.receipt.close("withdraw");
  await app.menu.link("statement").click();
  await app.statement.rows.first().getByRole("button").click();
  await expect(receipt).toContainText(baht.plain(300));
  await goBack(page);
  await expect(receipt).toBeHidden();
});

test("the statement is filtered, and has pages", async ({ app }) => {
  await app.statement.open();
  await app.statement.choose("out");
  await app.statement.choose("in");
  await app.statement.filter("all").click();
  await app.statement.pageButton(2).click();
  await expect(app.statement.pageButton(2)).toHaveAttribute("aria-current", "page");
});
