import type { Locator, Page } from "@playwright/test";
import { watchRequests } from "../scripts/visual/requests.ts";
import { memoryOf } from "./fixtures/memory.ts";
import { settled } from "./fixtures/settled.ts";
import { collectShifts, type Shift, shiftsOf } from "./fixtures/shifts.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { openings, reopen } from "./models/openings.ts";

/** The most that a screen may shift; 1 is the whole screen. */
const MOST = 0.02;

const softly = expect.configure({ soft: true });

/** Replies of the service that wait until they are released. */
async function gateOf(page: Page) {
  let waiting = Promise.withResolvers<void>();
  const answered = watchRequests(page);
  await page.route("**/api/**", async (route) => {
    await waiting.promise;
    await route.continue();
  });
  return {
    close: () => {
      waiting = Promise.withResolvers();
    },
    open: () => waiting.resolve(),
    answered,
  };
}

type Gate = Awaited<ReturnType<typeof gateOf>>;

/** Lets the replies through, and waits until the page is complete. */
async function complete(page: Page, gate: Gate, content: Locator) {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  gate.open();
  await content.first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // A part that is drawn from one reply may ask for another one.
  for (let round = 0; round < 2; round += 1) {
    await gate.answered();
    await settled(page);
  }
}

/** The shifts of a screen from its first paint, without a reply of the service, until it is complete. */
async function shiftsOfScreen(page: Page, gate: Gate, { path, content }: Screen) {
  gate.close();
  await page.goto(path);
  await title(page).first().waitFor({ state: "attached" });
  await complete(page, gate, content(page));
  return shiftsOf(page);
}

function expectSteady(name: string, shifts: readonly Shift[]) {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  // A report of all suites shows the first lines only.
  const largestFirst = shifts
    .toSorted((a, b) => b.value - a.value)
    .map(({ value, moved }) => `${value.toFixed(5)}: ${moved.join(", ")}`);
  expect.soft(sum, `${name} shifted\n${largestFirst.join("\n")}`).toBeLessThanOrEqual(MOST);
}

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

type Screen = {
  readonly path: string;
  /** Shown when the screen is complete. */
  readonly content: (page: Page) => Locator;
};

const anything = (page: Page) => main(page).getByRole("button").or(main(page).getByRole("link"));
const picture = (page: Page) => main(page).getByRole("img");

const SCREENS = {
  visitor: [
    { path: "/login", content: anything },
    { path: "/register", content: anything },
    { path: "/howto", content: anything },
    { path: "/contact", content: picture },
  ],
  member: [
    { path: "/user/home", content: anything },
    { path: "/user/statement", content: (page) => main(page).getByRole("listitem") },
    { path: "/user/bonus", content: (page) => main(page).getByRole("listitem") },
    { path: "/user/profile", content: anything },
    { path: "/user/limits", content: anything },
    { path: "/user/contact", content: picture },
  ],
} as const satisfies Record<string, readonly Screen[]>;

const DEVICES = [
  { device: "a phone", isWide: false, size: { width: 390, height: 844 } },
  { device: "a desktop", isWide: true, size: { width: 1280, height: 800 } },
] as const;

inLanguage("th", () => {
  for (const { device, size } of DEVICES) {
    for (const who of ["visitor", "member"] as const) {
      test.describe(`on ${device}, for a ${who}`, () => {
        test.use({ viewport: size, signedIn: who === "member" });

        test("no screen shifts when its content replaces the skeleton", async ({
          context,
          page,
          scenario: _reset,
        }) => {
          test.slow();
          await collectShifts(context);
          const gate = await gateOf(page);
          for (const screen of SCREENS[who]) {
            expectSteady(screen.path, await shiftsOfScreen(page, gate, screen));
          }
        });
      });
    }
  }

  for (const { device, isWide, size } of DEVICES) {
    const shown = openings.filter(({ wide = true }) => wide || !isWide);

    test.describe(`on ${device}, for the modals of a member`, () => {
      test.use({ viewport: size, signedIn: true });

      for (const path of new Set(shown.map((opening) => opening.path))) {
        test(`no sheet over ${path} shifts more than it may when its content replaces the skeleton`, async ({
          app,
          context,
          page,
          scenario: _reset,
        }) => {
          await collectShifts(context);
          const gate = await gateOf(page);
          gate.open();
          await page.goto(path);
          await complete(page, gate, anything(page));
          const sheet = page.getByRole("dialog");
          /** Opens a sheet without a reply of the service, then lets its content replace the skeleton. */
          const show = async (
            name: string,
            open: () => Promise<void>,
            to: Locator,
            waits = true,
          ) => {
            gate.close();
            await open();
            await sheet.waitFor();
            // Asked again: a sheet that is loading its code may show a skeleton, too.
            const isWaiting = async () => (await sheet.locator("[aria-busy=true]").count()) > 0;
            await softly.poll(isWaiting, `${name} shows a skeleton`).toBe(waits);
            await settled(page);
            const before = (await shiftsOf(page)).length;
            await complete(page, gate, to);
            expectSteady(name, (await shiftsOf(page)).slice(before));
          };
          for (const opening of shown.filter((one) => one.path === path)) {
            const { name, skeleton = false } = opening;
            const content = opening.content(app, page);
            const open = () => opening.open(app, page);
            const next = opening.afterBanners?.(app);
            if (next) {
              await show(`the banners of ${name}`, open, next);
              const goOn = async () => {
                await next.click();
                await next.waitFor({ state: "hidden" });
              };
              await show(name, goOn, content);
            } else {
              await show(name, open, content, skeleton);
            }
            await page.keyboard.press("Escape");
            await sheet.waitFor({ state: "hidden" });
          }
        });
      }
    });
  }
});

inLanguage("en", () => {
  test.use({ signedIn: true });

  /** Openings of each modal: before the first count, which fill caches, and until the second. */
  const WARM_UP = 3;
  const TIMES = 6;

  for (const path of new Set(openings.map((opening) => opening.path))) {
    test(`a modal over ${path} leaves nothing on the page, however often it is opened`, async ({
      app,
      context,
      page,
      scenario,
    }) => {
      test.slow();
      await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
      const session = await context.newCDPSession(page);
      await session.send("Performance.enable");
      // The chat is loaded some seconds after the screen, and stays.
      const chat = page.waitForResponse((reply) => reply.url().includes("/api/lookup/enableChat"));
      await page.goto(path);
      await (await chat).finished();
      const here = openings.filter((one) => one.path === path);
      for (const opening of here) {
        const [first = opening] = here;
        // React may keep the modal that was closed last until another one opens.
        const series = async (times: number) => {
          await reopen(app, page, opening, times);
          await reopen(app, page, first, 1);
        };
        await series(WARM_UP);
        const before = await memoryOf(session);
        await series(TIMES);
        // Asked again while it is more: the modal that was closed last may still be on its way out.
        const kept = async () => {
          const { nodes, listeners } = await memoryOf(session);
          return Math.max(nodes - before.nodes, listeners - before.listeners);
        };
        // Less than one for each opening.
        await softly.poll(kept, opening.name).toBeLessThan(TIMES);
      }
    });
  }
});
