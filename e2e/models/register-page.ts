import { type NewcomerBank, RegisterModel } from "@satang/ui/testing";

/** The values that a newcomer types. */
export const NEWCOMER = {
  phone: "0899990001",
  name: "Mali Thong",
  password: "river-2026",
  bankCode: "SCB",
  accountNo: "4081234567",
  firstName: "MALI",
  lastName: "THONG",
} as const;

/** `/register`, for the newcomer. */
export class RegisterPage extends RegisterModel {
  async open() {
    await this.page.goto("/register");
    await this.step("phone").waitFor();
  }

  override enterPhone(phone: string = NEWCOMER.phone) {
    return super.enterPhone(phone);
  }

  override enterProfile(profile: { name: string; password: string } = NEWCOMER) {
    return super.enterProfile(profile);
  }

  override enterBank(bank: NewcomerBank = NEWCOMER) {
    return super.enterBank(bank);
  }
}
