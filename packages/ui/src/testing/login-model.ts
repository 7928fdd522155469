import { PageModel } from "./page-model.ts";

/** `LoginFlow`. */
export class LoginModel extends PageModel {
  get heading() {
    return this.page.getByRole("heading", { name: this.words.t("session.title") });
  }

  get username() {
    return this.page.getByLabel(this.words.t("session.username"), { exact: true });
  }

  get password() {
    return this.page.getByLabel(this.words.t("session.password"), { exact: true });
  }

  get remember() {
    return this.page.getByRole("checkbox", { name: this.words.t("session.remember") });
  }

  get submit() {
    return this.button(this.words.t("session.submit"));
  }

  /** Fills in the form and sends it. */
  async signIn({ username, password }: { username: string; password: string }) {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.press(this.submit);
  }
}
