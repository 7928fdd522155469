import { PageModel } from "./page-model.ts";

/** `SlipFlow`: the upload, and the list with each status. */
export class SlipModel extends PageModel {
  get root() {
    return this.flow(this.words.t("slip.title"));
  }

  get file() {
    return this.root.getByLabel(this.words.t("slip.file"), { exact: true });
  }

  get send() {
    return this.button(this.words.t("slip.send"), this.root);
  }

  get refresh() {
    return this.button(this.words.t("common.action.refresh"), this.root);
  }

  get table() {
    return this.root.getByRole("table", { name: this.words.t("slip.list.title") });
  }

  /** A slip, counted from the newest. */
  row(place: number) {
    return this.table.getByRole("row").nth(place + 1);
  }
}
