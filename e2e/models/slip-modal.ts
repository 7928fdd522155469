import { Model } from "./model.ts";

/** The modal of slips: the upload, and the list with each status. */
export class SlipModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("slip.title") });
  }

  get file() {
    return this.dialog.getByLabel(this.words.t("slip.file"), { exact: true });
  }

  get send() {
    return this.button(this.words.t("slip.send"), this.dialog);
  }

  get refresh() {
    return this.button(this.words.t("common.action.refresh"), this.dialog);
  }

  get table() {
    return this.dialog.getByRole("table", { name: this.words.t("slip.list.title") });
  }

  /** A slip, counted from the newest. */
  row(place: number) {
    return this.table.getByRole("row").nth(place + 1);
  }
}
