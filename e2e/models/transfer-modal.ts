import { expect, type Locator } from "@playwright/test";
import { Model } from "./model.ts";
import { swipe } from "./swipe.ts";

/** The transfer modal: two carousels and an amount. */
export class TransferModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("transfer.title"), exact: true });
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

  /** The alert about a transfer that was done. */
  get done() {
    return this.page.getByRole("alertdialog", { name: this.words.t("transfer.done.title") });
  }

  /** The error dialog about a transfer that moved nothing. */
  failed(title: string) {
    return this.page.getByRole("alertdialog", { name: title });
  }

  /** Waits for the alert about a transfer that was done, and answers it. */
  async finish() {
    await expect(this.dialog).toBeHidden();
    await this.press(this.button(this.words.t("common.action.ok"), this.done));
    await expect(this.done).toBeHidden();
  }

  private async swipeTo(side: "from" | "to", wanted: Locator) {
    const slides = this.end(side).locator("[data-part=choice]");
    const states = () => slides.evaluateAll((all) => all.map(({ dataset }) => dataset.state));
    const goal = await slides.evaluateAll(
      (all, radio) => all.findIndex((slide) => slide.contains(radio)),
      await wanted.elementHandle(),
    );
    await expect(async () => {
      const middle = (await states()).indexOf("chosen");
      if (middle !== goal) await swipe(slides.nth(middle), middle < goal ? "up" : "down");
      await expect(wanted).toBeChecked({ timeout: 1_000 });
    }).toPass();
  }

  /** Moves a carousel until a slide is in the middle: by swipes, or with the arrow keys. */
  async choose(side: "from" | "to", name: string | RegExp) {
    const wanted = this.choice(side, name);
    const radios = this.end(side).getByRole("radio");
    await wanted.waitFor({ state: "attached" });
    if (this.touch) {
      await this.swipeTo(side, wanted);
      return;
    }
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
