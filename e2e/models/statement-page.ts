import { expect } from "@playwright/test";
import { StatementModel } from "@satang/ui/testing";

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

  async open() {
    await this.page.goto("/user/statement");
    await this.heading.waitFor();
  }
}
