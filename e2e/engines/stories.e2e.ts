import { readFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { STORYBOOK } from "../../scripts/setup/build-storybook.ts";
import { serveStorybook } from "../../scripts/visual/server.ts";
import { type OpenPage, openPage } from "./open-page.ts";
import { StoryPage } from "./story-page.ts";

const test = base.extend<object, OpenPage>(openPage);

// A story that hangs is shown again on a new page.
test.describe.configure({ retries: 0 });

const PROGRESS_EVERY = 50;
/** More than all stories take on a machine several times slower, ms. */
const AT_MOST = 40 * 60_000;

interface Entry {
  readonly type: string;
  readonly id: string;
}

function storiesOf(folder: string): string[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, "utf8")) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id);
}

test("every story is rendered without an error", async ({ openPage: open, viewport }) => {
  test.setTimeout(AT_MOST);
  const server = await serveStorybook();
  const stories = storiesOf(STORYBOOK);
  expect(stories.length).toBeGreaterThan(700);
  const visit = { baseURL: server.url, storageState: undefined, viewport, locale: "th-TH" };
  const page = await StoryPage.open(() => open(visit), server.url);
  const problems: string[] = [];
  for (const [at, id] of stories.entries()) {
    problems.push(...(await page.show(id)));
    if (at % PROGRESS_EVERY === 0) process.stdout.write(`${at} of ${stories.length} stories\n`);
  }
  await page.close();
  await server.close();
  expect(problems).toEqual([]);
});
