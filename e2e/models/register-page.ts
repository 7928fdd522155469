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

  /** How the newcomer learned of the site. */
  get source() {
    return this.page.getByRole("combobox", { name: this.words.t("register.profile.source") });
  }

  /** Shown while it is not known whether the newcomer was registered. */
  get outcomeUnknown() {
    const name = this.words.t("register.outcomeUnknown.title");
    return this.page.getByRole("heading", { name });
  }

  /** Looks up the outcome of a registration that is not known. */
  get check() {
    return this.button(this.words.t("register.outcomeUnknown.check"));
  }

  /** Status when a registration could not be confirmed. */
  get notConfirmed() {
    const text = this.words.t("register.outcomeUnknown.still");
    return this.page.getByRole("status").filter({ hasText: text });
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
