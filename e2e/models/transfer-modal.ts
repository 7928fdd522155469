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

  async choose(side: "from" | "to", name: string | RegExp) {
    // The radio is under its slide; a member presses the slide, a keyboard the radio.
    await this.choice(side, name).check({ force: true });
  }

  async fill(from: string | RegExp, to: string | RegExp, amount: string) {
    await this.choose("from", from);
    await this.choose("to", to);
    await this.amount.fill(amount);
  }
}
