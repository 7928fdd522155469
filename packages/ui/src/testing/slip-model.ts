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

  /** The slips of the page, newest first; each list has the name of its day. */
  get rows() {
    return this.root.getByRole("list", { name: /\d{2}\/\d{2}\/\d{4}/ }).getByRole("listitem");
  }

  /** A slip, counted from the newest. */
  row(place: number) {
    return this.rows.nth(place);
  }
}
