import { PageModel } from "./page-model.ts";

/** The message about a money operation with a lost reply: in its flow, or in a dialog on any page. */
export class OutcomeModel extends PageModel {
  title(
    outcome:
      | "checking"
      | "notKnownYet"
      | "repeated"
      | "done"
      | "refused"
      | "reversed"
      | "nothingHappened"
      | "registrationDone",
  ) {
    return this.page.getByRole("heading", {
      level: 3,
      name: this.words.t(`money.${outcome}.title`),
    });
  }

  /** The button of the message; the dialog around it has one with the same name. */
  get close() {
    return this.button(this.words.t("money.action.close"), this.message);
  }

  get message() {
    return this.page.locator("[data-part=outcome]");
  }

  action(name: "retry" | "resend" | "check" | "forget") {
    return this.button(this.words.t(`money.action.${name}`));
  }

  /** The order that a message is about. */
  order(text: string) {
    return this.message.getByText(text);
  }
}
