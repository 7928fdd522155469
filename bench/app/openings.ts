import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { wordsOf } from "@satang/ui/testing";
import { type Memory, memoryOf } from "../../e2e/fixtures/memory.ts";
import { startAppServer } from "../../e2e/fixtures/server.ts";
import { signIn, storageOf } from "../../e2e/fixtures/visit.ts";
import { App } from "../../e2e/models/app.ts";
import { Chat } from "../../e2e/models/chat.ts";
import { openings, reopen } from "../../e2e/models/openings.ts";
import { buildMember } from "../../scripts/setup/build-member.mjs";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { OBJECTS_ONLY } from "../heap.ts";
import { judge } from "../judge.ts";
import { openingsLimits, problemsOf } from "../limits.ts";

/*
 * npm run bench:openings -- [--times 200] [--only deposit]: what a page of the built app holds more after every modal was opened
 * and closed many times. The first openings, which fill caches, are not counted. Ends with 1 when a modal keeps more than
 * its limit in two series.
 */
const { values } = parseArgs({
  options: {
    times: { type: "string", default: "200" },
    only: { type: "string", default: "" },
  },
});
const times = Number(values.times);
const limits = openingsLimits(times);
const WARM_UP = 20;

await buildMember();
const server = await startAppServer();
const options = launchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, OBJECTS_ONLY] });
try {
  const words = await wordsOf("th");
  const line = (cells: readonly (string | number)[]) =>
    void process.stdout.write(`| ${cells.join(" | ")} |\n`);
  line([`after ${times} openings`, "heap kB", "nodes", "listeners"]);
  line(["---", "---:", "---:", "---:"]);
  const problems: string[] = [];
  for (const opening of openings.filter(({ name }) => name.includes(values.only))) {
    const { scenario } = server.sandbox;
    await scenario.reset();
    await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
    const token = await signIn(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      locale: "th-TH",
      serviceWorkers: "block",
      storageState: storageOf({ url: server.url, locale: "th", token }),
    });
    const page = await context.newPage();
    const app = new App(page, words);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(opening.path);
    // The chat button comes some seconds after the screen, and stays.
    await new Chat(page, words).opener.waitFor();
    await reopen(app, page, opening, WARM_UP);
    const series = async () => {
      const before = await memoryOf(session);
      await reopen(app, page, opening, times);
      const after = await memoryOf(session);
      const more = (part: keyof Memory) => after[part] - before[part];
      return {
        "heap kB": more("heap") / 1_000,
        nodes: more("nodes"),
        listeners: more("listeners"),
      };
    };
    const first = await series();
    // Data and files that the page itself loads once in the meantime are not in a second series.
    const isBeyond = problemsOf(opening.name, first, limits).length > 0;
    const kept = isBeyond ? await series() : first;
    line([opening.name, kept["heap kB"].toFixed(1), kept.nodes, kept.listeners]);
    problems.push(...problemsOf(opening.name, kept, limits));
    await context.close();
  }
  process.stdout.write(`Chromium ${browser.version()}\n`);
  judge(problems);
} finally {
  await browser.close();
  await server.close();
}
