import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { LoginModel } from "@satang/ui/testing";

/** `/login`. */
export class LoginPage extends LoginModel {
  async open() {
    await this.page.goto("/login");
    await this.heading.waitFor();
  }

  override signIn({ username = DEMO_PHONE, password = DEMO_PASSWORD } = {}) {
    return super.signIn({ username, password });
  }
}
