import type { FileChooser, Page } from "@playwright/test";
import { PageModel, type PageModelOptions } from "./page-model.ts";
import type { Words } from "./words.ts";

/** Options of {@link ChatModel}. */
export interface ChatModelOptions extends PageModelOptions {
  /** The `brand` of the chat. @default a chat without one */
  brand?: string;
}

/** `ChatButton` and `ChatWidget`: the support chat. */
export class ChatModel extends PageModel {
  private readonly brand: string | undefined;

  constructor(page: Page, words: Words, { brand, ...options }: ChatModelOptions = {}) {
    super(page, words, options);
    this.brand = brand;
  }

  /** The floating button. */
  get opener() {
    // The number of unread messages is part of its name. The page about contact has a button of the same name.
    return this.button(
      new RegExp(`^${this.words.t("chat.open")}`),
      this.page.getByRole("complementary"),
    );
  }

  get root() {
    const { t } = this.words;
    const name =
      this.brand === undefined ? t("chat.title") : t("chat.agentOf", { brand: this.brand });
    return this.page.getByRole("dialog", { name });
  }

  get field() {
    return this.root.getByRole("textbox", { name: this.words.t("chat.write") });
  }

  get minimise() {
    return this.button(this.words.t("chat.close"), this.root);
  }

  get messages() {
    // The cards of a message are list items too.
    return this.root
      .getByRole("listitem")
      .filter({ has: this.page.locator("[data-part=message]") });
  }

  message(text: string) {
    return this.messages.filter({ hasText: text });
  }

  /** A picture in a message, by the name of its file. */
  picture(name: string) {
    return this.button(`${this.words.t("chat.file.view")}: ${name}`, this.root);
  }

  /** The line about the connection of the chat. */
  line(state: "connected" | "interrupted") {
    return this.root.getByRole("status").filter({ hasText: this.words.t(`chat.state.${state}`) });
  }

  /** The message that support is writing. */
  get typing() {
    return this.root.getByRole("status").filter({ hasText: this.words.t("chat.typing") });
  }

  /** Opens the chat and waits until messages can be written. */
  async open() {
    await this.press(this.opener);
    await this.root.getByRole("button", { name: this.words.t("chat.more") }).waitFor();
    await this.line("connected").waitFor();
  }

  async send(text: string) {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  /** The picture or film that waits to be sent. */
  get picked() {
    return this.root.locator("[data-part=picked]");
  }

  /**
   * Chooses a file, without sending it.
   * @param file its content, or its path: the browser reads a large file itself, as one that a person chooses
   */
  async pick(file: Parameters<FileChooser["setFiles"]>[0]) {
    const choosing = this.page.waitForEvent("filechooser");
    await this.button(this.words.t("chat.attach"), this.root).click();
    await (await choosing).setFiles(file);
  }

  /** Sends what waits to be sent. */
  async sendPicked() {
    await this.picked.waitFor();
    await this.button(this.words.t("chat.send"), this.root).click();
  }

  /** Chooses a file and sends it, unless the chat refuses it. */
  async attach(file: Parameters<FileChooser["setFiles"]>[0]) {
    await this.pick(file);
    await this.picked.or(this.root.getByRole("alert")).first().waitFor();
    if (await this.picked.isVisible()) await this.sendPicked();
  }
}
