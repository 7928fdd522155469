import { PageModel } from "./page-model.ts";

/** `TransferFlow`: two carousels, which are lists on the narrowest phones, and an amount. */
export class TransferModel extends PageModel {
  get root() {
    return this.flow(this.words.t("transfer.title"));
  }

  end(side: "from" | "to") {
    return this.root.getByRole("radiogroup", { name: this.words.t(`transfer.${side}`) });
  }

  choice(side: "from" | "to", name: string | RegExp) {
    return this.end(side).getByRole("radio", { name });
  }

  get amount() {
    return this.root.getByRole("textbox", { name: this.words.t("transfer.amount") });
  }

  /** An end as a list. */
  list(side: "from" | "to") {
    return this.root.getByRole("combobox", { name: this.words.t(`transfer.${side}`) });
  }

  /** The button with the next step in its label: an account, the amount, or the transfer. */
  get submit() {
    const { t, like } = this.words;
    const steps = [
      t("transfer.next.from"),
      t("transfer.next.to"),
      t("transfer.next.amount"),
      t("transfer.submit"),
    ];
    return this.button(
      new RegExp(`${like("transfer.submitFor").source}|^(?:${steps.join("|")})$`),
      this.root,
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

  /** Opens the game that the money went to, from that alert. */
  play(game: string) {
    return this.button(this.words.t("transfer.done.play", { game }), this.done);
  }

  /** Waits for the alert about a transfer that was done, and answers it. */
  async finish() {
    await this.root.waitFor({ state: "hidden" });
    await this.press(this.button(this.words.t("transfer.done.close"), this.done));
    await this.done.waitFor({ state: "hidden" });
  }

  /** Chooses in the list, or moves the carousel with the arrow keys until a slide is in the middle. */
  async choose(side: "from" | "to", name: string | RegExp) {
    await this.end(side).or(this.list(side)).waitFor();
    if (await this.list(side).isVisible()) {
      const option = this.list(side).getByRole("option", { name });
      await this.list(side).selectOption(await option.getAttribute("value"));
      return;
    }
    const wanted = this.choice(side, name);
    const chosen = this.end(side).getByRole("radio", { name, checked: true });
    await wanted.waitFor({ state: "attached" });
    await this.end(side).getByRole("radio", { checked: true }).focus();
    for (let turn = await this.end(side).getByRole("radio").count(); turn > 0; turn -= 1) {
      if (await wanted.isChecked()) return;
      await this.page.keyboard.press("ArrowDown");
    }
    await chosen.waitFor({ state: "attached" });
  }

  async fill(from: string | RegExp, to: string | RegExp, amount: string) {
    await this.choose("from", from);
    await this.choose("to", to);
    await this.amount.fill(amount);
  }
}
