import { expect, type Locator } from "@playwright/test";
import { TransferModel } from "@satang/ui/testing";
import { swipe } from "./swipe.ts";

/** The transfer, with carousels that a finger swipes. */
export class TransferModal extends TransferModel {
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

  override async choose(side: "from" | "to", name: string | RegExp) {
    if (!this.touch) return super.choose(side, name);
    const wanted = this.choice(side, name);
    await wanted.waitFor({ state: "attached" });
    await this.swipeTo(side, wanted);
  }
}
