import type { Locator, Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** Options of a page model. */
export interface PageModelOptions {
  /** Whether the device has a touch screen, not a mouse. @default false */
  touch?: boolean;
}

/** A part of a page and the words of its language; elements are found by role and name. */
export abstract class PageModel {
  protected readonly page: Page;
  protected readonly words: Words;
  protected readonly touch: boolean;

  constructor(page: Page, words: Words, { touch = false }: PageModelOptions = {}) {
    this.page = page;
    this.words = words;
    this.touch = touch;
  }

  /** Taps or clicks, depending on the device. */
  press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click();
  }

  protected button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }

  /** Chooses an option that is found by a search, as a bank by its code. */
  protected async chooseFound(list: Locator, search: string): Promise<void> {
    // The native list stays in place of the search while it has the focus.
    await list.blur();
    await list.and(this.page.locator("[aria-autocomplete]")).fill(search);
    await this.page.getByRole("option").click();
  }

  /** A flow by its title: a modal, or a section of the page. */
  protected flow(name: string | RegExp): Locator {
    const inPage = this.page.locator("[data-part=flow]");
    return this.page
      .getByRole("dialog", { name, exact: true })
      .or(this.page.getByRole("region", { name, exact: true }).and(inPage));
  }
}
