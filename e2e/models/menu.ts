import { Model } from "./model.ts";

type Entry = "deposit" | "withdraw" | "invite" | "bonus" | "refund" | "spin";

/** The bottom navigation of a phone, its drawer, and the top bar. */
export class Menu extends Model {
  get bar() {
    return this.page.getByRole("navigation", { name: this.words.t("ui.menu.main") });
  }

  get plus() {
    return this.button(this.words.t("ui.menu.openActions"));
  }

  get drawer() {
    return this.page.getByRole("dialog", { name: this.words.t("app.drawer.title") });
  }

  get logout() {
    return this.button(this.words.t("app.nav.logout"));
  }

  link(name: "home" | "statement" | "contact" | "register") {
    return this.bar.getByRole("link", { name: this.words.t(`app.nav.${name}`) });
  }

  get conditions() {
    return this.button(this.words.t("app.nav.conditions"), this.bar);
  }

  async choose(entry: Entry) {
    await this.plus.click();
    const name = this.words.t(`app.drawer.${entry}`);
    await this.drawer
      .getByRole("listitem")
      .filter({ hasText: name })
      .locator("button, a")
      .first()
      .click();
  }
}
