import { expect } from "@playwright/test";
import { Model } from "./model.ts";

/** `/user/statement`. */
export class StatementPage extends Model {
  get heading() {
    return this.page.getByRole("heading", { name: this.words.t("statement.title") });
  }

  get rows() {
    return this.page
      .getByRole("region", { name: this.words.t("statement.title") })
      .getByRole("listitem");
  }

  filter(name: "all" | "in" | "out" | "transfer" | "processing") {
    const filters = this.page.getByRole("group", { name: this.words.t("statement.filter.label") });
    return filters.getByRole("button", { name: this.words.t(`statement.filter.${name}`) });
  }

  get pages() {
    return this.page.getByRole("navigation", { name: this.words.t("ui.pagination.label") });
  }

  pageButton(page: number) {
    return this.button(this.words.t("ui.pagination.page", { page }), this.pages);
  }

  /** The text of a row, counted from the newest. */
  async expectRow(
    place: number,
    title: string,
    amount: string,
    status: "processing" | "success" | "failed",
  ) {
    const row = this.rows.nth(place);
    await expect(row).toContainText(title);
    await expect(row).toContainText(amount);
    await expect(row).toContainText(this.words.t(`common.status.${status}`));
  }

  async open() {
    await this.page.goto("/user/statement");
    await this.heading.waitFor();
  }
}
