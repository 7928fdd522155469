import type { Locator, Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** A part of the app and the texts of its language. */
export abstract class Model {
  protected readonly page: Page;
  protected readonly words: Words;
  /** Whether the device has a touch screen, not a mouse. */
  protected readonly touch: boolean;

  constructor(page: Page, words: Words, touch = false) {
    this.page = page;
    this.words = words;
    this.touch = touch;
  }

  /** Taps or clicks, depending on the device. */
  press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click();
  }

  /** Presses one point twice, as fast as possible, whichever element is there the second time. */
  async pressTwice(target: Locator): Promise<void> {
    if (!this.touch) return target.dblclick();
    const box = await target.boundingBox();
    if (!box) throw new Error("the element to press has no box");
    const tap = () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await Promise.all([tap(), tap()]);
  }

  protected button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }
}
