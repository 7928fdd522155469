import { Model } from "./model.ts";

/** `/user/home`: wallet panel and games. */
export class HomePage extends Model {
  get wallet() {
    return this.page.getByRole("region", { name: this.words.t("wallet.title") });
  }

  /** The cash balance as shown, baht. */
  balance(baht: number) {
    return this.wallet.getByText(this.words.format.money(baht)).first();
  }

  action(name: "deposit" | "withdraw" | "transfer" | "refresh") {
    return this.button(this.words.t(`wallet.${name}`), this.wallet);
  }

  async open() {
    await this.page.goto("/user/home");
    await this.wallet.waitFor();
  }
}
