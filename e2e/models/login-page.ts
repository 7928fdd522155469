import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { Model } from "./model.ts";

/** `/login`. */
export class LoginPage extends Model {
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

  async open() {
    await this.page.goto("/login");
    await this.heading.waitFor();
  }

  async signIn({ username = DEMO_PHONE, password = DEMO_PASSWORD } = {}) {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.press(this.submit);
  }
}
