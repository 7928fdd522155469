import { Model } from "./model.ts";

/** The refund modal and the banners before it. */
export class RefundModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("refund.title") });
  }

  get next() {
    return this.button(this.words.t("banners.continue"), this.dialog);
  }

  get accrued() {
    return this.dialog.getByRole("region", { name: this.words.t("refund.amount") });
  }

  get receive() {
    return this.button(this.words.t("refund.receive"), this.dialog);
  }

  get addWallet() {
    return this.button(this.words.t("refund.addWallet"), this.dialog);
  }

  get log() {
    const list = this.dialog.getByRole("list", { name: this.words.t("refund.log") });
    return list.getByRole("listitem");
  }
}
