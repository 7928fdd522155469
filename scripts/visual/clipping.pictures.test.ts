import { globSync } from "node:fs";
import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { findCuts, TALLEST } from "./clipping.ts";
import { serveStorybook } from "./server.ts";
import type { Stage, Story } from "./stage.ts";
import { openStages, sweep } from "./sweep.ts";

const narrowest = (locale: keyof typeof TALLEST): Mode => ({
  theme: "river-day",
  locale,
  motion: "reduced",
  viewport: { width: 320, height: 640 },
});

/** The stories for pictures show each primitive in all its states, with the longest text. */
const isPrimitive = ({ parameters: { fileName } }: Story) =>
  /\/primitives\/.*\.visual\.stories\.tsx$/.test(fileName);

const folderOf = ({ parameters: { fileName } }: Story) => fileName.split("/").at(-2);
const modesOf = ({ parameters: { chromatic } }: Story) =>
  Object.keys(chromatic?.modes ?? {}).length;

/**
 * Of each flow, the stories taken in most modes: they represent its screens, and its other states
 * have the same layout.
 */
function screensOf(stories: readonly Story[]): Story[] {
  const flows = stories.filter(({ parameters: { fileName } }) => /\/flows\//.test(fileName));
  return [...Map.groupBy(flows, folderOf).values()].flatMap((flow) => {
    const most = Math.max(...flow.map(modesOf));
    return flow.filter((story) => modesOf(story) === most);
  });
}

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let stages: [Stage, Stage];
let shown: Story[];

beforeAll(async () => {
  server = await serveStorybook();
  ({ browser } = await launch());
  stages = await openStages(browser, server.url);
  const stories = await stages[0].stories();
  shown = [...stories.filter(isPrimitive), ...screensOf(stories)];
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test("every component with a page is checked", () => {
  const pages = globSync("packages/ui/src/{primitives,flows}/*/*.mdx").map((path) =>
    path.split("/").at(-2),
  );
  expect(pages.length).toBeGreaterThan(70);
  const folders = new Set(shown.map(folderOf));
  expect(pages.filter((folder) => !folders.has(folder))).toEqual([]);
});

test.each(["th", "la"] as const)(
  "no mark of the tallest words is clipped in any component, on the narrowest phone: %s",
  async (locale) => {
    const look = (stage: Stage) => findCuts(stage, TALLEST[locale]);
    expect(await sweep(stages, shown, narrowest(locale), look)).toEqual([]);
  },
);

const TIGHT = "line-height: 1 !important; height: 1em !important; min-height: 0 !important;";

test.each([
  ["cut at its edge", "text-and-money-text--body", `p { ${TIGHT} overflow: hidden }`],
  [
    "in a box that could scroll",
    "text-and-money-text--body",
    "p { line-height: 1 !important; overflow: auto }",
  ],
  ["in a choice", "forms-select--chosen", `select { ${TIGHT} padding-block: 0 !important }`],
  [
    "in a field of several lines",
    "forms-textareafield--empty",
    `textarea { ${TIGHT} padding-block: 0 !important }`,
  ],
])("a line that is only as high as its letters is found: %s", async (_, id, rule) => {
  const [stage] = stages;
  await stage.showAlone(id, narrowest("th"));
  expect(await findCuts(stage, TALLEST.th)).toEqual([]);
  await stage.showAlone(id, narrowest("th"));
  await stage.page.addStyleTag({ content: `[data-satang] ${rule}` });
  expect(await findCuts(stage, TALLEST.th)).not.toEqual([]);
});
