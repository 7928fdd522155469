import { PageModel } from "./page-model.ts";

/** `GameFlow`: the account of one game. */
export class GameModel extends PageModel {
  root(name: string) {
    return this.flow(new RegExp(`^${name}`));
  }

  /** The button that moves the money and opens the game. */
  get play() {
    const { t } = this.words;
    return this.page.getByRole("button", { name: new RegExp(`^${t("games.play")}`) });
  }

  get transferOnly() {
    return this.button(this.words.t("games.transferOnly"));
  }

  /** The button that asks. */
  get reset() {
    return this.button(this.words.t("games.reset.action"), this.flow(/./));
  }

  get question() {
    return this.page.getByRole("alertdialog");
  }

  /** The button of the question that resets. */
  get confirm() {
    const { t } = this.words;
    const name = new RegExp(`^(?:${t("games.reset.action")}|${t("games.reset.sending")})$`);
    return this.question.getByRole("button", { name });
  }

  get showPassword() {
    return this.button(this.words.t("ui.showPassword"));
  }

  copy(what: "username" | "password") {
    const { t } = this.words;
    return this.button(`${t("ui.copy")} ${t(`games.${what}`)}`);
  }

  /** The link or button in place of a tab that the browser did not open. */
  openBlocked(name: string) {
    const label = this.words.t("games.blocked.open", { name });
    return this.page.getByRole("link", { name: label }).or(this.button(label));
  }

  app(system: "android" | "ios") {
    return this.page.getByRole("link", {
      name: new RegExp(`^${this.words.t(`games.${system}`)}`),
    });
  }
}
