import { PageModel } from "./page-model.ts";

/** `WalletPanel`, and the tiles of `GameCarousels`. */
export class WalletModel extends PageModel {
  get root() {
    return this.page.getByRole("region", { name: this.words.t("common.wallet") });
  }

  /** The cash balance as a screen reader announces it. */
  balance(baht: number) {
    return this.root.getByText(this.words.baht.exact(baht), { exact: true }).first();
  }

  /** The cash balance as it is rendered: it counts up to its value. */
  get drawnBalance() {
    return this.root.locator("[data-part=wallet-balance]").first();
  }

  action(name: "deposit" | "withdraw" | "transfer") {
    return this.button(this.words.t(`wallet.${name}`), this.root);
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
    return this.root.getByRole("button", { name: this.words.t("wallet.refresh") });
  }
}
