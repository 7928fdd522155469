import { setTimeout as wait } from "node:timers/promises";
import { isKnown } from "./known-messages.data.ts";
import type { Opened } from "./open-page.ts";

/** Many times the duration of the slowest story, ms. */
const A_STORY_TAKES = 60_000;
/** The first load of Storybook on a slow machine, ms. */
const STORYBOOK_TAKES = 120_000;

/** No audit: axe ends the page of Firefox. */
const GLOBALS = "theme:river-night;locale:th;motion:reduced;a11y.manual:!true";

interface Channel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
}

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly description?: string;
}

/** Runs in the page: shows a story, waits until it has ended, and returns what Storybook says of it. */
function showStory(id: string): Promise<string[]> {
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__") as Channel;
  return new Promise((done) => {
    const problems: string[] = [];
    const failed = ({ name, message, description }: Failure) =>
      void problems.push(`${name ?? "it"}: ${message ?? description}`);
    const end = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      done(problems);
    };
    const endWith = (failure: Failure) => {
      failed(failure);
      end();
    };
    const listeners: Readonly<Record<string, (payload: never) => void>> = {
      storyFinished: ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId !== id) return;
        if (status !== "success" && problems.length === 0) problems.push(`it ended with ${status}`);
        end();
      },
      playFunctionThrewException: failed,
      unhandledErrorsWhilePlaying: (failures: readonly Failure[]) => failures.forEach(failed),
      storyThrewException: endWith,
      storyErrored: endWith,
      storyMissing: () => endWith({ message: "it is missing" }),
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** A page of the static Storybook, which shows one story after another. */
export class StoryPage {
  readonly #openPage: () => Promise<Opened>;
  readonly #url: string;
  #opened: Opened;
  #errors: string[] = [];

  private constructor(openPage: () => Promise<Opened>, url: string, opened: Opened) {
    this.#openPage = openPage;
    this.#url = url;
    this.#opened = opened;
  }

  static async open(openPage: () => Promise<Opened>, url: string): Promise<StoryPage> {
    const page = new StoryPage(openPage, url, await openPage());
    await page.#load();
    return page;
  }

  #note(error: string) {
    if (!isKnown(error)) this.#errors.push(error);
  }

  async #load() {
    const { page } = this.#opened;
    page.on("pageerror", ({ message }) => this.#note(`uncaught: ${message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#note(`console: ${message.text().trim()}`);
    });
    await page.goto(
      `${this.#url}iframe.html?viewMode=story&id=actions-button--accent&globals=${GLOBALS}`,
    );
    await page.waitForFunction(
      () => document.querySelector("#storybook-root")?.childElementCount,
      undefined,
      { timeout: STORYBOOK_TAKES },
    );
  }

  /** @returns undefined where the page has crashed or hangs */
  async #tryToShow(id: string): Promise<string[] | undefined> {
    this.#errors = [];
    const shown = this.#opened.page.evaluate(showStory, id).catch(() => undefined);
    const problems = await Promise.race([shown, wait(A_STORY_TAKES, undefined, { ref: false })]);
    return problems && [...problems, ...new Set(this.#errors)];
  }

  async #reopen() {
    await this.#opened.close();
    this.#opened = await this.#openPage();
    await this.#load();
  }

  /** Shows a story; again on a new page where the first one hangs. Returns what was wrong, with the name of the story. */
  async show(id: string): Promise<string[]> {
    let problems = await this.#tryToShow(id);
    if (!problems) {
      process.stdout.write(`${id} did not end, and is shown on a new page\n`);
      await this.#reopen();
      problems = await this.#tryToShow(id);
    }
    return (problems ?? ["it did not end, on two pages"]).map((problem) => `${id}: ${problem}`);
  }

  close = () => this.#opened.close();
}
