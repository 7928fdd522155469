import { PageModel } from "@satang/ui/testing";

type Entry = "deposit" | "withdraw" | "invite" | "bonus" | "refund" | "spin";

/** The bottom navigation of a phone with its drawer, or the rail of a wide screen, and the top bar. */
export class Menu extends PageModel {
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

  /** The question before a logout while an order has no known outcome. */
  get logoutQuestion() {
    return this.page.getByRole("alertdialog", { name: this.words.t("money.signOut.title") });
  }

  /** An answer to that question. */
  logoutAnswer(answer: "logout" | "stay") {
    const name = answer === "stay" ? "money.signOut.stay" : "app.nav.logout";
    return this.button(this.words.t(name), this.logoutQuestion);
  }

  link(name: "home" | "statement" | "contact" | "register") {
    return this.bar.getByRole("link", { name: this.words.t(`app.nav.${name}`) });
  }

  get conditions() {
    return this.button(this.words.t("app.nav.conditions"), this.bar);
  }

  /** An entry of the drawer. */
  entry(entry: Entry) {
    const name = this.words.t(`app.drawer.${entry}`);
    const item = this.drawer.getByRole("listitem").filter({ hasText: name });
    return item.locator("button, a").first();
  }

  /** An entry of the rail, which shows what a phone has in its drawer. */
  private railEntry(entry: Entry) {
    return this.bar.getByRole("button", { name: this.words.t(`app.drawer.${entry}`) });
  }

  async choose(entry: Entry) {
    const inRail = this.railEntry(entry);
    await this.plus.or(inRail).waitFor();
    if (await inRail.isVisible()) return inRail.click();
    await this.plus.click();
    await this.entry(entry).click();
  }
}
