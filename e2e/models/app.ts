import type { Page } from "@playwright/test";
import type { Words } from "../fixtures/words.ts";

/** The app in the hands of a member. */
export class App {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  heading(name: string) {
    return this.page.getByRole("heading", { name });
  }
}
