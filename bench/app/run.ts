import { parseArgs } from "node:util";
import { type Browser, chromium, devices, expect } from "@playwright/test";
import type { Locale } from "@satang/i18n";
import { type Words, wordsOf } from "@satang/ui/testing";
import { type AppServer, startAppServer } from "../../e2e/fixtures/server.ts";
import { settled } from "../../e2e/fixtures/settled.ts";
import { type Visit as Device, signIn, storageOf } from "../../e2e/fixtures/visit.ts";
import { App } from "../../e2e/models/app.ts";
import { buildMember } from "../../scripts/setup/build-member.mjs";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { judge } from "../judge.ts";
import { FIRST_QR, INTERACTION, problemsOf } from "../limits.ts";
import { quantile } from "../quantile.ts";
import { firstQr, type Step } from "./first-qr.ts";
import { mainThread } from "./main-thread.ts";
import { nextPaint, recordEvents } from "./next-paint.ts";
import { type Visit, visits } from "./visits.ts";

/*
 * npm run bench:app -- [--rounds 5] [--slowdown 6]: from a tap or a key to the next paint, in the built app on a phone. Every
 * round is a first visit, made twice: on a slow processor by the clock, and on this processor by the CPU time of the main
 * thread, multiplied by the slow-down. Each round also goes from a cold start to a QR on a slow network. Ends with 1 when a
 * median is beyond its limit.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    slowdown: { type: "string", default: "6" },
    only: { type: "string", default: "clock,cpu" },
  },
});
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];
/** For work that a page plans after its first screen, ms. */
const IDLE_MS = 700;

const MEASURES = {
  clock: { rate: slowdown, of: (_: Browser) => nextPaint },
  cpu: {
    rate: 1,
    of:
      (browser: Browser) =>
      async (page: Parameters<typeof nextPaint>[0], act: () => Promise<void>) => {
        const time = await mainThread(browser, page, act);
        return time === null ? null : slowdown * time;
      },
  },
} as const;
type Kind = keyof typeof MEASURES;
const kinds = (Object.keys(MEASURES) as Kind[]).filter((kind) => values.only.includes(kind));
const limits = Object.fromEntries(kinds.map((kind) => [kind, INTERACTION[kind]]));

/** A phone in Thai that has only this in its storage. */
const phoneOf = ({ url }: AppServer, stored: Pick<Device, "token" | "agreed"> = {}) => ({
  ...PHONE,
  baseURL: url,
  locale: "th-TH",
  serviceWorkers: "block" as const,
  storageState: storageOf({ url, locale: "th", theme: "river-night", ...stored }),
});

type Samples = Map<string, Record<Kind, number[]>>;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function play(
  browser: Browser,
  server: AppServer,
  words: Words<Locale>,
  visit: Visit,
  kind: Kind,
  to: Samples,
) {
  const { rate, of } = MEASURES[kind];
  const { scenario } = server.sandbox;
  await scenario.reset();
  await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
  const token = visit.signedIn ? await signIn(server.url) : undefined;
  const context = await browser.newContext(phoneOf(server, { token, agreed: visit.agreed }));
  try {
    await recordEvents(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const measure = async (name: string, act: () => Promise<void>) => {
      await settled(page);
      await pause(IDLE_MS);
      const sample = to.get(name) ?? { clock: [], cpu: [] };
      to.set(name, sample);
      const time = await of(browser)(page, act);
      if (time !== null) sample[kind].push(time);
      process.stderr.write(`  ${kind} ${name} ${time?.toFixed() ?? "not measured"}\n`);
    };
    await visit.play({
      app: new App(page, words, { touch: true }),
      page,
      key: (name, key) => measure(name, () => page.keyboard.press(key)),
      tap: async (name, target) => {
        // A row that another one replaces meanwhile cannot be scrolled.
        await expect(() => target.scrollIntoViewIfNeeded()).toPass({ timeout: 60_000 });
        await settled(page);
        // Playwright's own tap runs code in the page between the finger and the app.
        const box = await target.boundingBox();
        if (!box) throw new Error(`${name}: there is nothing to tap`);
        const { x, y, width, height } = box;
        await measure(name, () => page.touchscreen.tap(x + width / 2, y + height / 2));
      },
    });
  } finally {
    await context.close();
  }
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
const medianOf = (values: readonly number[]) => Math.round(quantile(values, 0.5));

/** Writes the way to a QR: the medians of all rounds. Returns what is beyond its limit. */
function reportFirstQr(ways: readonly (readonly Step[])[]): string[] {
  const [first = []] = ways;
  const rows = first.map(({ name }, at) => {
    const steps = ways.flatMap((way) => way[at] ?? []);
    const answers = steps.flatMap(({ answer }) => answer ?? []);
    return {
      name,
      wait: medianOf(steps.map(({ wait }) => wait)),
      answer: answers.length > 0 ? medianOf(answers) : null,
    };
  });
  const wait = medianOf(ways.map((way) => way.reduce((sum, step) => sum + step.wait, 0)));
  process.stdout.write(line(["from a cold start to a QR", "wait, ms", "answer, ms"]));
  process.stdout.write(line(["---", "---:", "---:"]));
  for (const row of rows)
    process.stdout.write(line([row.name, `${row.wait}`, `${row.answer ?? ""}`]));
  process.stdout.write(line(["in all", `${wait}`, ""]));
  return [
    ...problemsOf("from a cold start to a QR", { "wait ms": wait }, FIRST_QR),
    ...rows.flatMap(({ name, answer }) =>
      answer === null ? [] : problemsOf(name, { clock: answer }, { clock: INTERACTION.clock }),
    ),
  ];
}

await buildMember();
const server = await startAppServer();
const browser = await chromium.launch(launchOptions());
try {
  const words = await wordsOf("th");
  const samples: Samples = new Map();
  const ways: (readonly Step[])[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const visit of visits) {
      for (const kind of kinds) await play(browser, server, words, visit, kind, samples);
    }
    await server.sandbox.scenario.reset();
    ways.push(await firstQr(browser, phoneOf(server), words, slowdown));
    process.stderr.write(`round ${round}\n`);
  }
  process.stdout.write(line(["ms", ...kinds]) + line(["---", ...kinds.map(() => "---:")]));
  const problems: string[] = [];
  for (const [name, sample] of samples) {
    const at = (kind: Kind, share: number) => Math.round(quantile(sample[kind], share));
    const text = (kind: Kind) => `${at(kind, 0.5)} (${at(kind, 0.25)}–${at(kind, 0.75)})`;
    process.stdout.write(line([name, ...kinds.map(text)]));
    const medians = Object.fromEntries(kinds.map((kind) => [kind, at(kind, 0.5)]));
    problems.push(...problemsOf(name, medians, limits));
  }
  problems.push(...reportFirstQr(ways));
  process.stdout.write(
    `Chromium ${browser.version()}, ${rounds} rounds, ${slowdown} times slower\n`,
  );
  judge(problems);
} finally {
  await browser.close();
  await server.close();
}
