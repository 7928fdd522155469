import { PageModel } from "./page-model.ts";

/** `ProtectionFlow`, its sheets, the reality check, and the screen in place of the games. */
export class ProtectionModel extends PageModel {
  get heading() {
    return this.page.getByRole("heading", { name: this.words.t("protection.title"), exact: true });
  }

  /** The link with the time in this session, of a layout with `SessionTime`. */
  get sessionTime() {
    const name = new RegExp(this.words.t("protection.time.session"));
    return this.page.getByRole("link", { name });
  }

  /** The row of a limit. */
  limit(name: "deposit" | "time") {
    const title = this.words.t(`protection.limits.${name}`);
    return this.page.getByRole("listitem").filter({ hasText: title });
  }

  /** The button that opens the sheet of a limit. */
  change(name: "deposit" | "time") {
    return this.limit(name).getByRole("button").first();
  }

  sheet(name: "deposit" | "time") {
    return this.flow(this.words.t(`protection.limit.${name}Title`));
  }

  get amount() {
    const name = this.words.t("protection.limit.depositAmount");
    return this.page.getByRole("textbox", { name });
  }

  get save() {
    const { t, like } = this.words;
    return this.button(
      new RegExp(`${like("protection.limit.saveFor").source}|^${t("protection.limit.save")}$`),
    );
  }

  /** The row that leads to a break, and in the profile to the limits. */
  get pause() {
    const { t } = this.words;
    const name = new RegExp(`^${t("protection.pause.title")}|^${t("protection.pause.extend")}`);
    return this.page.getByRole("button", { name });
  }

  get pauseSheet() {
    return this.flow(this.words.t("protection.pause.title"));
  }

  get check() {
    return this.page.getByRole("alertdialog");
  }

  get goOn() {
    return this.button(this.words.t("protection.check.goOn"), this.check);
  }

  /** The screen in place of the games. */
  get stopped() {
    const { t, like } = this.words;
    const name = new RegExp(
      `${like("protection.stop.onBreak.title").source}|^${t("protection.stop.timeUp.title")}$`,
    );
    return this.page.locator("[data-part=stopped]").getByRole("heading", { name });
  }

  get withdraw() {
    const stopped = this.page.locator("[data-part=stopped]");
    return this.button(this.words.t("protection.stop.withdraw"), stopped);
  }
}
