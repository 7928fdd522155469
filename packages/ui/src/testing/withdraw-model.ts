import { PageModel } from "./page-model.ts";

/** `WithdrawFlow`. */
export class WithdrawModel extends PageModel {
  get root() {
    return this.flow(this.words.t("withdraw.title"));
  }

  get amount() {
    return this.root.getByRole("textbox", { name: this.words.t("withdraw.amount") });
  }

  get submit() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("withdraw.submitFor").source}|^${t("withdraw.submit")}$`),
      this.root,
    );
  }

  /** Fills in the amount and sends it. The flow closes when the money is on its way. */
  async send(amount: number) {
    await this.amount.fill(String(amount));
    await this.press(this.submit);
  }
}
