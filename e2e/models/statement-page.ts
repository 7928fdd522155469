import { expect } from "@playwright/test";
import { StatementModel } from "@satang/ui/testing";

/** The signs of amounts (decision 36); a transfer has an arrow in its title instead. */
const SIGNS = {
  in: { own: "+", other: "\u2212" },
  out: { own: "\u2212", other: "+" },
  transfer: { own: "\u2192", other: /[+\u2212]/ },
} as const;

/** `/user/statement`. */
export class StatementPage extends StatementModel {
  /** The text of a row, counted from the newest. */
  async expectRow(
    place: number,
    title: string,
    amount: string,
    status: "processing" | "success" | "failed",
  ) {
    const row = this.row(place);
    await expect(row).toContainText(title);
    await expect(row).toContainText(amount);
    await expect(row).toContainText(this.words.t(`common.status.${status}`));
  }

  /** Turns to a page with the keyboard, which says so and begins at its first row. */
  async turnTo(page: number, count: number) {
    await this.pageButton(page).focus();
    await this.page.keyboard.press("Enter");
    await expect(this.pageButton(page)).toHaveAttribute("aria-current", "page");
    const turned = this.words.t("statement.turned", { page, count });
    await expect(this.page.getByText(turned)).toBeAttached();
    await expect(this.rows.first()).toBeInViewport();
  }

  /** Chooses a filter with the keyboard: all rows have its sign or status, and none another one. */
  async choose(filter: keyof typeof SIGNS | "processing") {
    await this.filter(filter).focus();
    await this.page.keyboard.press("Space");
    await expect(this.filter(filter)).toHaveAttribute("aria-pressed", "true");
    const status = (name: "processing" | "success") => this.words.t(`common.status.${name}`);
    const { own, other } =
      filter === "processing"
        ? { own: status("processing"), other: status("success") }
        : SIGNS[filter];
    await expect(this.rows.filter({ hasText: other })).toHaveCount(0);
    await expect(this.rows.filter({ hasNotText: own })).toHaveCount(0);
    await expect(this.rows.first()).toBeVisible();
  }

  async open() {
    await this.page.goto("/user/statement");
    await this.heading.waitFor();
  }
}
