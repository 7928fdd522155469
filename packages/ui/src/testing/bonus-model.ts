import { PageModel } from "./page-model.ts";

/** The bonuses of a member, a promotion code, and their dialogs. */
export class BonusModel extends PageModel {
  get cards() {
    const list = this.page.getByRole("list", { name: this.words.t("bonus.list") });
    return list.getByRole("listitem");
  }

  get balance() {
    return this.page.getByRole("region", { name: this.words.t("bonus.balance") });
  }

  get code() {
    return this.page.getByRole("textbox", { name: this.words.t("promotion.code") });
  }

  get receive() {
    return this.button(this.words.t("bonus.modal.receive"));
  }

  get receivePromotion() {
    return this.button(this.words.t("promotion.receive"));
  }

  get cancel() {
    return this.button(this.words.t("bonus.cancel"), this.cards);
  }

  get question() {
    return this.page.getByRole("alertdialog", { name: this.words.t("bonus.ask.title") });
  }

  get confirm() {
    return this.button(this.words.t("bonus.cancel"), this.question);
  }

  get saved() {
    return this.page.getByRole("alertdialog", { name: this.words.t("profile.saved.title") });
  }

  get ok() {
    return this.button(this.words.t("common.action.ok"));
  }

  /** The card of a bonus, as a button. */
  card(name: string) {
    return this.cards.filter({ hasText: name }).getByRole("button").first();
  }

  /** Closes the alert about a receipt with the keyboard. */
  async readSaved() {
    await this.saved.getByRole("button", { name: this.words.t("ui.close") }).press("Enter");
  }
}
