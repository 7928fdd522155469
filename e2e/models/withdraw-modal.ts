import { Model } from "./model.ts";

/** The withdraw modal. */
export class WithdrawModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("withdraw.title") });
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

  async take(amount: number) {
    await this.amount.fill(String(amount));
    await this.press(this.submit);
    await this.dialog.waitFor({ state: "hidden" });
  }
}
