import { ProfileModel } from "@satang/ui/testing";

/** `/user/profile`. */
export class ProfilePage extends ProfileModel {
  async open() {
    await this.page.goto("/user/profile");
    await this.heading.waitFor();
  }
}
