import { BonusModel } from "@satang/ui/testing";

/** `/user/bonus`. */
export class BonusPage extends BonusModel {
  /** The dialog about a bonus that was not cancelled. */
  get notCancelled() {
    return this.page.getByRole("alertdialog", { name: this.words.t("bonus.ask.failed") });
  }
}
