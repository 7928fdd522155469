import type { Locator, Page } from "@playwright/test";
import { Model } from "./model.ts";
import type { Words } from "./words.ts";

/** Types texts into the focused field, each ended by Enter, without a look at the page between them. */
export async function typeAll({ keyboard }: Page, texts: readonly string[]) {
  for (const text of texts) {
    await keyboard.insertText(text);
    await keyboard.press("Enter");
  }
}

/** The support chat. */
export class Chat extends Model {
  declare readonly page: Page;

  constructor(page: Page, words: Words, touch = false) {
    super(page, words, { touch });
  }

  get opener() {
    // The number of unread messages is part of its name. The page about contact has a button of the same name.
    return this.button(
      new RegExp(`^${this.words.t("chat.open")}`),
      this.page.getByRole("complementary"),
    );
  }

  get dialog() {
    return this.page.getByRole("dialog", {
      name: this.words.t("chat.agentOf", { brand: "Satang" }),
    });
  }

  get field() {
    return this.dialog.getByRole("textbox", { name: this.words.t("chat.write") });
  }

  get messages() {
    // The cards of a message are list items too.
    return this.dialog
      .getByRole("listitem")
      .filter({ has: this.page.locator("[data-part=message]") });
  }

  get minimise() {
    return this.button(this.words.t("chat.close"), this.dialog);
  }

  /** Opens the chat and waits until messages can be written. */
  async open() {
    await this.press(this.opener);
    await this.dialog.getByRole("button", { name: this.words.t("chat.more") }).waitFor();
    await this.line("connected").waitFor();
  }

  line(state: "connected" | "interrupted") {
    return this.dialog.getByRole("status").filter({ hasText: this.words.t(`chat.state.${state}`) });
  }

  get typing() {
    return this.dialog.getByRole("status").filter({ hasText: this.words.t("chat.typing") });
  }

  picture(name: string) {
    return this.button(`${this.words.t("chat.file.view")}: ${name}`, this.dialog);
  }

  message(text: string) {
    return this.messages.filter({ hasText: text });
  }

  /** What has a name inside a message: its text, a picture, a film, a button. */
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
    await this.button(this.words.t("chat.more"), this.dialog).click();
    await this.page.getByRole("menuitem", { name: this.words.t("chat.plain") }).click();
  }

  async send(text: string) {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  /** Writes messages one after the other, as fast as the page takes them. */
  async sendAll(texts: readonly string[]) {
    await this.field.focus();
    await typeAll(this.page, texts);
  }

  /** @param file its content, or its path: the browser reads a large file itself, as one that a person chooses */
  async attach(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    const choosing = this.page.waitForEvent("filechooser");
    await this.button(this.words.t("chat.attach"), this.dialog).click();
    await (await choosing).setFiles(file);
  }
}
