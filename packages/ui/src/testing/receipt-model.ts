import type { MessageKey } from "@satang/i18n";
import { PageModel } from "./page-model.ts";

type ReceiptKind = "deposit" | "transfer" | "withdraw" | "other";

/** `ReceiptFlow`: the receipt of a movement of money. */
export class ReceiptModel extends PageModel {
  root(kind: ReceiptKind) {
    return this.flow(this.words.t(`receipt.title.${kind}`));
  }

  /** The outcome, announced when it changes. */
  outcome(key: Extract<MessageKey, `receipt.outcome.${string}`>) {
    return this.page.getByRole("status").filter({ hasText: this.words.t(key) });
  }

  /** Waits for the receipt, which is a modal, and closes it. */
  async close(kind: ReceiptKind) {
    await this.root(kind).waitFor();
    await this.page.keyboard.press("Escape");
    await this.root(kind).waitFor({ state: "hidden" });
  }

  /** The number by which the service knows the movement. */
  get reference() {
    const label = this.page
      .getByRole("term")
      .filter({ hasText: this.words.t("receipt.reference") });
    return label.locator("xpath=following-sibling::dd");
  }

  get save() {
    return this.button(this.words.t("receipt.save"), this.page);
  }
}
