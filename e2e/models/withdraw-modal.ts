import { HomePage } from "./home-page.ts";
import { Model } from "./model.ts";
import { ReceiptModal } from "./receipt-modal.ts";

/** The withdraw modal. */
export class WithdrawModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("withdraw.title"), exact: true });
  }

  get amount() {
    return this.dialog.getByRole("textbox", { name: this.words.t("withdraw.amount") });
  }

  get submit() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("withdraw.submitFor").source}|^${t("withdraw.submit")}$`),
      this.dialog,
    );
  }

  /** Opens it from the home screen, and waits until the balances are read again. */
  async openWithNewBalances() {
    let areGamesRead = false;
    const read = this.page.waitForResponse((reply) => {
      const { pathname } = new URL(reply.url());
      areGamesRead ||= pathname === "/api/wallet/refresh/slot";
      return areGamesRead && pathname === "/api/wallet";
    });
    await new HomePage(this.page, this.words, this.touch).action("withdraw").click();
    await read;
  }

  /** All steps from the amount to the receipt, which is closed. */
  async take(amount: number) {
    await this.amount.fill(String(amount));
    await this.press(this.submit);
    await this.dialog.waitFor({ state: "hidden" });
    await new ReceiptModal(this.page, this.words, this.touch).close("withdraw");
  }
}
