import { ProtectionModel } from "@satang/ui/testing";

/** `/user/limits`. */
export class LimitsPage extends ProtectionModel {
  /** From the top bar of any screen, over the profile. */
  async openFromBar() {
    const { like } = this.words;
    await this.page
      .getByRole("banner")
      .getByRole("link", { name: like("app.nav.profileOf") })
      .click();
    await this.pause.click();
    await this.heading.waitFor();
  }

  async open() {
    await this.page.goto("/user/limits");
    await this.heading.waitFor();
  }
}
