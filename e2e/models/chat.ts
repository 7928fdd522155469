import type { Locator, Page } from "@playwright/test";
import { ChatModel, type Words } from "@satang/ui/testing";

/** Types texts into the focused field, each ended by Enter, without a look at the page between them. */
export async function typeAll({ keyboard }: Page, texts: readonly string[]) {
  for (const text of texts) {
    await keyboard.insertText(text);
    await keyboard.press("Enter");
  }
}

/** The support chat of the member app. */
export class Chat extends ChatModel {
  declare readonly page: Page;

  constructor(page: Page, words: Words, touch = false) {
    super(page, words, { touch, brand: "Satang" });
  }

  /** Opens the chat where the screen has it: a round button, the help link of the login, or the page behind the menu. */
  override async open() {
    const { pathname } = new URL(this.page.url());
    if (pathname === "/login") {
      await this.help.click();
      return this.line("connected").waitFor();
    }
    if (!/contact|howto/.test(pathname)) {
      const { t } = this.words;
      const menu = this.page.getByRole("navigation", { name: t("ui.menu.main") });
      await menu.getByRole("link", { name: t("app.nav.contact") }).click();
    }
    await super.open();
  }

  /** The help link of the login. */
  get help() {
    return this.page.getByRole("link", { name: this.words.t("session.help") });
  }

  /** The newest message above the menu. */
  get peek() {
    return this.page.locator("[data-part=chat-peek]");
  }

  /** Element with a name inside a message: its text, a picture, a film, a button. */
  named(message: Locator, text: string) {
    return message
      .getByText(text, { exact: true })
      .or(message.getByLabel(text, { exact: true }))
      .or(message.getByAltText(text))
      .or(message.getByRole("link", { name: text }))
      .first();
  }

  /** Shows every message that was read, in the list for screen readers. */
  async readAsPlainList() {
    await this.button(this.words.t("chat.more"), this.root).click();
    await this.page.getByRole("menuitem", { name: this.words.t("chat.plain") }).click();
  }

  /** Writes messages one after the other, as fast as the page takes them. */
  async sendAll(texts: readonly string[]) {
    await this.field.focus();
    await typeAll(this.page, texts);
  }
}
