import { PageModel } from "./page-model.ts";

/** `SpinFlow`: the prize wheel, its coupons, and the dialogs over it. */
export class SpinModel extends PageModel {
  get root() {
    return this.flow(this.words.t("spin.title"));
  }

  get start() {
    const name = new RegExp(`${this.words.t("spin.start")}|${this.words.t("spin.spinning")}`);
    return this.root.getByRole("button", { name });
  }

  /** The coins, for example "3 coins". */
  coins(count: number) {
    return this.root.getByText(this.words.t("spin.coins", { count }), { exact: true });
  }

  /** The message about what a spin won. */
  prize(kind: "coupon" | "nothing") {
    const name = new RegExp(`^${this.words.t(`spin.prize.${kind}`)}`);
    return this.page.getByRole("dialog", { name });
  }

  get coupons() {
    const list = this.root.getByRole("list", { name: this.words.t("spin.coupons.title") });
    return list.getByRole("listitem");
  }

  get question() {
    return this.page.getByRole("alertdialog", { name: this.words.t("spin.ask.title") });
  }

  get confirm() {
    return this.button(this.words.t("spin.ask.confirm"), this.question);
  }

  get claimed() {
    return this.page.getByRole("alertdialog", { name: this.words.t("spin.claimed.title") });
  }

  get failure() {
    const name = this.words.t("errors.unexpected.title");
    return this.page.getByRole("alertdialog", { name });
  }
}
