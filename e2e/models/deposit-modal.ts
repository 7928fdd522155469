import type { QrProvider } from "@satang/api";
import { Model } from "./model.ts";

/** The deposit modal with its panels. */
export class DepositModal extends Model {
  /** Its title says "scan" while a QR is shown. */
  get dialog() {
    const { t } = this.words;
    const titles = new RegExp(`^(${t("deposit.title")}|${t("deposit.qr.title")})$`);
    return this.page.getByRole("dialog", { name: titles });
  }

  /** The row of a way in the list. */
  way(name: string) {
    return this.dialog.getByRole("button", { name });
  }

  /** Leads from a way to the list. */
  get allWays() {
    return this.button(this.words.t("deposit.allWays"), this.dialog);
  }

  get amount() {
    return this.dialog.getByRole("textbox", { name: this.words.t("common.amount") });
  }

  get create() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("deposit.qr.createFor").source}|^${t("deposit.qr.create")}$`),
      this.dialog,
    );
  }

  get qr() {
    return this.dialog.getByRole("img", { name: this.words.like("deposit.qr.alt") });
  }

  get countdown() {
    return this.dialog.getByRole("timer");
  }

  get cancel() {
    return this.button(this.words.t("deposit.qr.cancel"), this.dialog);
  }

  get transferred() {
    return this.button(this.words.t("deposit.qr.transferred"), this.dialog);
  }

  async chooseQr(provider: QrProvider) {
    await this.press(this.way(this.words.t("deposit.way.qr", { provider })));
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
    return this.button(name, this.dialog);
  }

  /** Corrects the name of the member's own account. */
  get nameDialog() {
    return this.page.getByRole("dialog", { name: this.words.t("deposit.fixName.title") });
  }

  get save() {
    return this.button(this.words.t("deposit.qr.save"), this.dialog);
  }

  get share() {
    return this.button(this.words.t("deposit.qr.share"), this.dialog);
  }

  async chooseGiftLink() {
    await this.press(this.way(this.words.t("deposit.way.giftLink")));
  }

  get giftLink() {
    return this.dialog.getByRole("textbox", { name: this.words.t("deposit.wallet.giftTitle") });
  }

  get sendGiftLink() {
    return this.button(this.words.t("deposit.wallet.giftSend"), this.dialog);
  }

  get done() {
    return this.button(this.words.t("deposit.qr.credited.done"), this.page);
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
    await this.dialog.waitFor({ state: "hidden" });
  }

  async confirmCancel() {
    await this.press(this.cancel);
    await this.press(
      this.button(this.words.t("deposit.qr.ask.confirm"), this.page.getByRole("alertdialog")),
    );
  }
}
