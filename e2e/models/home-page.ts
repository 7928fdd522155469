import { Model } from "./model.ts";

/** `/user/home`: wallet panel and games. */
export class HomePage extends Model {
  get wallet() {
    return this.page.getByRole("region", { name: this.words.t("common.wallet") });
  }

  /** The cash balance as a screen reader announces it. */
  balance(baht: number) {
    return this.wallet.getByText(this.words.baht.exact(baht), { exact: true }).first();
  }

  /** The cash balance as it is rendered: it counts up to its value. */
  get drawnBalance() {
    return this.wallet.locator("[data-part=wallet-balance]").first();
  }

  action(name: "deposit" | "withdraw" | "transfer") {
    return this.button(this.words.t(`wallet.${name}`), this.wallet);
  }

  /** The tile of a game; another one may have the same name with a number. */
  game(name: string) {
    return this.page.getByRole("button", { name: new RegExp(`^${name}(?! \\d)`) });
  }

  /** Presses the tile of a game with the keyboard, which brings it into view. */
  async pressGame(name: string) {
    await this.game(name).first().press("Enter");
  }

  get refresh() {
    return this.wallet.getByRole("button", { name: this.words.t("wallet.refresh") });
  }

  /** Accepts the agreement, which a sign-out forgets. */
  async acceptAgreement() {
    const { t } = this.words;
    const agreement = this.page.getByRole("dialog", { name: t("info.agreement.title") });
    await this.button(t("info.agreement.accept"), agreement).click();
    await agreement.waitFor({ state: "hidden" });
  }

  async open() {
    await this.page.goto("/user/home");
    await this.wallet.waitFor();
  }
}
