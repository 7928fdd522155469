import { PageModel } from "./page-model.ts";

/** `ProfileFlow` and its two forms. */
export class ProfileModel extends PageModel {
  get heading() {
    return this.page.getByRole("heading", { name: this.words.t("profile.title"), exact: true });
  }

  /** The row that opens a form. */
  entry(form: "password" | "edit") {
    return this.page.getByRole("button", { name: this.words.t(`profile.${form}.title`) });
  }

  root(form: "password" | "edit") {
    return this.flow(this.words.t(`profile.${form}.title`));
  }

  field(label: "password.old" | "password.new" | "password.confirmation" | "edit.name") {
    return this.page.getByLabel(this.words.t(`profile.${label}`), { exact: true });
  }

  /** Of the open form. */
  async chooseBank(code: string) {
    const bank = this.page.getByRole("combobox", { name: this.words.t("profile.bank") });
    await this.chooseFound(bank, code);
  }

  get save() {
    return this.button(
      this.words.t("common.action.save"),
      this.root("password").or(this.root("edit")),
    );
  }

  get saved() {
    return this.page.getByRole("alertdialog", { name: this.words.t("profile.saved.title") });
  }

  /** Closes the message that it was saved. */
  async readSaved() {
    await this.press(this.button(this.words.t("common.action.ok"), this.saved));
  }

  /** Fills in the open form and saves. */
  async changePassword(old: string, next: string, again: string) {
    await this.field("password.old").fill(old);
    await this.field("password.new").fill(next);
    await this.field("password.confirmation").fill(again);
    await this.press(this.save);
  }
}
