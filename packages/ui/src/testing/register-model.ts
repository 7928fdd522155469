import { PageModel } from "./page-model.ts";

/** The account that withdrawals of a newcomer go to. */
export interface NewcomerBank {
  /** Code of the bank: `SCB`. */
  readonly bankCode: string;
  readonly accountNo: string;
  /** As the bank writes it. */
  readonly firstName: string;
  readonly lastName: string;
}

/** `RegisterFlow`: four steps. */
export class RegisterModel extends PageModel {
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

  async enterPhone(phone: string) {
    await this.field("phone.label").fill(phone);
    await this.press(this.next);
  }

  async enterOtp(code: string) {
    await this.field("otp.label").fill(code);
    await this.press(this.next);
  }

  async enterProfile({ name, password }: { name: string; password: string }) {
    await this.field("profile.name").fill(name);
    await this.field("profile.password").fill(password);
    await this.field("profile.confirmation").fill(password);
    await this.press(this.next);
  }

  /** A phone has its native list; on other devices the bank is found by its code. */
  async chooseBank(code: string) {
    if (this.touch) await this.bank.selectOption(code);
    else await this.chooseFound(this.bank, code);
  }

  /** Fills in the last step and registers. */
  async enterBank({ bankCode, accountNo, firstName, lastName }: NewcomerBank) {
    await this.chooseBank(bankCode);
    await this.field("bank.accountNo").fill(accountNo);
    await this.field("bank.firstName").fill(firstName);
    await this.field("bank.lastName").fill(lastName);
    await this.press(this.submit);
  }
}
