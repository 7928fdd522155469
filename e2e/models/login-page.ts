import { expect } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { LoginModel } from "@satang/ui/testing";

/** `/login`. */
export class LoginPage extends LoginModel {
  async open() {
    await this.page.goto("/login");
    await this.heading.waitFor();
  }

  /** Shown because the session ended, which is said once. */
  async expectEnded() {
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByText(this.words.t("session.ended.title"))).toHaveCount(1);
  }

  override signIn({ username = DEMO_PHONE, password = DEMO_PASSWORD } = {}) {
    return super.signIn({ username, password });
  }
}
