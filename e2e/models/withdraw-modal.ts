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

  /** All steps from the amount to the receipt, which is closed. */
  async take(amount: number) {
    await this.amount.fill(String(amount));
    await this.press(this.submit);
    await this.dialog.waitFor({ state: "hidden" });
    await new ReceiptModal(this.page, this.words, this.touch).close("withdraw");
  }
}
