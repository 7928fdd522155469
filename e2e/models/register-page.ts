import { Model } from "./model.ts";

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

/** `/register`: four steps. */
export class RegisterPage extends Model {
  step(name: "phone" | "otp" | "profile" | "bank" | "registered") {
    return this.page.getByRole("heading", { name: this.words.t(`register.${name}.title`) });
  }

  field(
    name:
      | "phone.label"
      | "otp.label"
      | "profile.name"
      | "profile.password"
      | "profile.confirmation"
      | "profile.inviteCode"
      | "bank.accountNo"
      | "bank.firstName"
      | "bank.lastName",
  ) {
    return this.page.getByLabel(this.words.t(`register.${name}`), { exact: true });
  }

  get next() {
    return this.button(this.words.t("common.action.next"));
  }

  get back() {
    return this.button(this.words.t("common.action.back"));
  }

  get withoutInvite() {
    return this.button(this.words.t("register.profile.withoutInvite"));
  }

  /** Kip or baht, in the Lao edition. */
  currency(name: "kip" | "baht") {
    return this.page.getByRole("radio", { name: this.words.t(`register.bank.${name}`) });
  }

  get submit() {
    return this.button(this.words.t("register.bank.submit"));
  }

  get bank() {
    return this.page.getByRole("combobox", { name: this.words.t("register.bank.bank") });
  }

  async open() {
    await this.page.goto("/register");
    await this.step("phone").waitFor();
  }

  async enterPhone(phone: string = NEWCOMER.phone) {
    await this.field("phone.label").fill(phone);
    await this.press(this.next);
  }

  async enterOtp(code: string) {
    await this.field("otp.label").fill(code);
    await this.press(this.next);
  }

  async enterProfile() {
    await this.field("profile.name").fill(NEWCOMER.name);
    await this.field("profile.password").fill(NEWCOMER.password);
    await this.field("profile.confirmation").fill(NEWCOMER.password);
    await this.press(this.next);
  }

  /** A phone has its native list; on other devices the bank is found by its code. */
  async chooseBank(code: string) {
    if (this.touch) {
      await this.bank.selectOption(code);
      return;
    }
    await this.bank.and(this.page.locator("[aria-autocomplete]")).fill(code);
    await this.page.getByRole("option").click();
  }

  async enterBank(bankCode: string = NEWCOMER.bankCode) {
    await this.chooseBank(bankCode);
    await this.field("bank.accountNo").fill(NEWCOMER.accountNo);
    await this.field("bank.firstName").fill(NEWCOMER.firstName);
    await this.field("bank.lastName").fill(NEWCOMER.lastName);
    await this.press(this.submit);
  }
}
