import type { QrProvider } from "@satang/headless/deposit";
import { PageModel } from "./page-model.ts";

/** `DepositFlow` and `QrDepositFlow`: the ways to deposit, and the panel of each. */
export class DepositModel extends PageModel {
  /** The title says "scan" while a QR is shown. */
  get root() {
    const { t } = this.words;
    const titles = new RegExp(`^(${t("deposit.title")}|${t("deposit.qr.title")})$`);
    return this.flow(titles);
  }

  /** The row of a way in the list. */
  way(name: string) {
    return this.root.getByRole("button", { name });
  }

  /** The row of a QR: its name depends on what the service calls its bank. */
  qrWay(provider: QrProvider) {
    return this.wayOf(`qr-${provider}-`);
  }

  /** The rows of the accounts of a bank, by its code. */
  accountWays(bankCode: string) {
    return this.wayOf(`${bankCode}-`);
  }

  private wayOf(id: string) {
    return this.root.getByRole("button").and(this.page.locator(`[data-way^="${id}"]`));
  }

  /** Leads from a way to the list. */
  get allWays() {
    return this.button(this.words.t("deposit.allWays"), this.root);
  }

  get amount() {
    return this.root.getByRole("textbox", { name: this.words.t("common.amount") });
  }

  /** Buttons that enter an amount. */
  get quickAmounts() {
    const { t } = this.words;
    return this.root.getByRole("group", { name: t("ui.money.quickAmounts") }).getByRole("button");
  }

  get create() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("deposit.qr.createFor").source}|^${t("deposit.qr.create")}$`),
      this.root,
    );
  }

  get qr() {
    return this.root.getByRole("img", { name: this.words.like("deposit.qr.alt") });
  }

  get countdown() {
    return this.root.getByRole("timer");
  }

  get cancel() {
    return this.button(this.words.t("deposit.qr.cancel"), this.root);
  }

  get transferred() {
    return this.button(this.words.t("deposit.qr.transferred"), this.root);
  }

  async chooseQr(provider: QrProvider) {
    await this.press(this.qrWay(provider));
  }

  async createQr(amount: string) {
    await this.amount.fill(amount);
    await this.press(this.create);
  }

  /** Chooses the first account to transfer to. */
  async chooseAccount() {
    await this.press(this.way(this.words.t("deposit.way.account", { bank: "" }).trim()).first());
  }

  get copyNumber() {
    const { t } = this.words;
    const name = `${t("ui.copy")} ${t("deposit.account.number")}`;
    return this.button(name, this.root);
  }

  /** Corrects the name of the member's own account. */
  get nameDialog() {
    return this.flow(this.words.t("deposit.fixName.title"));
  }

  get save() {
    return this.button(this.words.t("deposit.qr.save"), this.root);
  }

  get share() {
    return this.button(this.words.t("deposit.qr.share"), this.root);
  }

  async chooseGiftLink() {
    await this.press(this.way(this.words.t("deposit.way.giftLink")));
  }

  get giftLink() {
    return this.root.getByRole("textbox", { name: this.words.t("deposit.wallet.giftTitle") });
  }

  get sendGiftLink() {
    return this.button(this.words.t("deposit.wallet.giftSend"), this.root);
  }

  /** Ends the credit; it leads to the games where the host has `onPlay`. */
  get done() {
    const { t } = this.words;
    const names = new RegExp(
      `^(${t("deposit.qr.credited.done")}|${t("deposit.qr.credited.play")})$`,
    );
    return this.button(names, this.page);
  }

  /**
   * All steps from the amount to the message that the money has arrived; `pay` pays at the bank.
   */
  async byQr(provider: QrProvider, amount: number, pay: () => Promise<unknown>) {
    await this.chooseQr(provider);
    await this.createQr(String(amount));
    await this.qr.waitFor();
    await pay();
    await this.page
      .getByText(this.words.t("deposit.qr.credited.title"))
      .waitFor({ timeout: 20_000 });
    await this.press(this.done);
    await this.root.waitFor({ state: "hidden" });
  }

  async confirmCancel() {
    await this.press(this.cancel);
    await this.press(
      this.button(this.words.t("deposit.qr.ask.confirm"), this.page.getByRole("alertdialog")),
    );
  }
}
