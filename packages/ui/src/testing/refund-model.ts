import { PageModel } from "./page-model.ts";

/** `RefundFlow` and the banners before it. */
export class RefundModel extends PageModel {
  get root() {
    return this.flow(this.words.t("refund.title"));
  }

  get next() {
    return this.button(this.words.t("banners.continue"), this.root);
  }

  get accrued() {
    return this.root.getByRole("region", { name: this.words.t("refund.amount") });
  }

  get receive() {
    return this.button(this.words.t("refund.receive"), this.root);
  }

  get addWallet() {
    return this.button(this.words.t("refund.addWallet"), this.root);
  }

  get log() {
    const list = this.root.getByRole("list", { name: this.words.t("refund.log") });
    return list.getByRole("listitem");
  }
}
