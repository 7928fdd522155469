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

  tab(name: string | RegExp) {
    return this.dialog.getByRole("tab", { name });
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
    await this.press(this.tab(this.words.t("deposit.qr.tab", { provider })));
  }

  async createQr(amount: string) {
    await this.amount.fill(amount);
    await this.press(this.create);
  }

  async chooseGiftLink() {
    await this.press(this.tab(this.words.t("deposit.wallet.giftTab")));
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
