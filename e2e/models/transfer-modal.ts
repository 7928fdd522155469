import { expect } from "@playwright/test";
import { Model } from "./model.ts";

/** The transfer modal: two carousels and an amount. */
export class TransferModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("transfer.title") });
  }

  end(side: "from" | "to") {
    return this.dialog.getByRole("radiogroup", { name: this.words.t(`transfer.${side}`) });
  }

  choice(side: "from" | "to", name: string | RegExp) {
    return this.end(side).getByRole("radio", { name });
  }

  get amount() {
    return this.dialog.getByRole("textbox", { name: this.words.t("transfer.amount") });
  }

  get submit() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("transfer.submitFor").source}|^${t("transfer.submit")}$`),
      this.dialog,
    );
  }

  /** Turns a carousel with the arrow keys, as a keyboard does, until a slide stands in the middle. */
  async choose(side: "from" | "to", name: string | RegExp) {
    const wanted = this.choice(side, name);
    const radios = this.end(side).getByRole("radio");
    await wanted.waitFor({ state: "attached" });
    await this.end(side).getByRole("radio", { checked: true }).focus();
    for (let turn = await radios.count(); turn > 0; turn -= 1) {
      if (await wanted.isChecked()) return;
      await this.page.keyboard.press("ArrowDown");
    }
    await expect(wanted).toBeChecked();
  }

  async fill(from: string | RegExp, to: string | RegExp, amount: string) {
    await this.choose("from", from);
    await this.choose("to", to);
    await this.amount.fill(amount);
  }
}
