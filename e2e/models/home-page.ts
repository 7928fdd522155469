import { WalletModel } from "@satang/ui/testing";

/** `/user/home`: wallet panel and games. */
export class HomePage extends WalletModel {
  /** The panel of the wallet. */
  get wallet() {
    return this.root;
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
