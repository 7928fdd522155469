import type { Locator, Page } from "@playwright/test";
import type { Words } from "../fixtures/words.ts";

/** A part of the app and the words it speaks. */
export abstract class Model {
  protected readonly page: Page;
  protected readonly words: Words;
  /** Whether the member has a finger, not a mouse. */
  protected readonly touch: boolean;

  constructor(page: Page, words: Words, touch = false) {
    this.page = page;
    this.words = words;
    this.touch = touch;
  }

  /** Presses as the member of this device does. */
  press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click();
  }

  /** Presses one place twice as fast as can be, whatever stands there at the second time. */
  async pressTwice(target: Locator): Promise<void> {
    if (!this.touch) return target.dblclick();
    const box = await target.boundingBox();
    if (!box) throw new Error("nothing to press");
    const tap = () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await Promise.all([tap(), tap()]);
  }

  protected button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }
}
