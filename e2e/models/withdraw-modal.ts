import { ReceiptModel, WithdrawModel } from "@satang/ui/testing";
import { HomePage } from "./home-page.ts";

/** The withdrawal, as the app opens it and ends it with a receipt. */
export class WithdrawModal extends WithdrawModel {
  /** Opens it from the home screen, and waits until the balances are read again. */
  async openWithNewBalances() {
    let areGamesRead = false;
    const read = this.page.waitForResponse((reply) => {
      const { pathname } = new URL(reply.url());
      areGamesRead ||= pathname === "/api/wallet/refresh/slot";
      return areGamesRead && pathname === "/api/wallet";
    });
    await new HomePage(this.page, this.words, { touch: this.touch }).action("withdraw").click();
    await read;
  }

  /** All steps from the amount to the receipt, which is closed. */
  async take(amount: number) {
    await this.send(amount);
    await this.root.waitFor({ state: "hidden" });
    await new ReceiptModel(this.page, this.words, { touch: this.touch }).close("withdraw");
  }
}
