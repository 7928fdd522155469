import { ProtectionModel } from "@satang/ui/testing";

/** `/user/limits`. */
export class LimitsPage extends ProtectionModel {
  async open() {
    await this.page.goto("/user/limits");
    await this.heading.waitFor();
  }
}
