import type { Locator, Page } from "@playwright/test";
import type { Words } from "../fixtures/words.ts";

/** A part of the app and the words it speaks. */
export abstract class Model {
  protected readonly page: Page;
  protected readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  protected button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }
}
