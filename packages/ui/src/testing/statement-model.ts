import { PageModel } from "./page-model.ts";

/** `StatementFlow`. */
export class StatementModel extends PageModel {
  get heading() {
    return this.page.getByRole("heading", { name: this.words.t("statement.title") });
  }

  get rows() {
    return this.page
      .getByRole("region", { name: this.words.like("statement.range") })
      .getByRole("listitem");
  }

  filter(name: "all" | "in" | "out" | "transfer" | "processing") {
    const filters = this.page.getByRole("group", { name: this.words.t("statement.filter.label") });
    // A number of rows may follow. Another filter may begin with the same word.
    const label = new RegExp(`^${this.words.t(`statement.filter.${name}`)}(?: [\\d,]+)?$`);
    return filters.getByRole("button", { name: label });
  }

  get pages() {
    return this.page.getByRole("navigation", { name: this.words.t("ui.pagination.label") });
  }

  pageButton(page: number) {
    return this.button(this.words.t("ui.pagination.page", { page }), this.pages);
  }

  /** A row, counted from the newest. */
  row(place: number) {
    return this.rows.nth(place);
  }
}
