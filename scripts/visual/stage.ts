import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { openContext } from "./browser.ts";
import { compare } from "./compare.ts";
import { forceInteraction } from "./force.ts";
import { openGlyphCheck } from "./glyphs.ts";
import { watchRequests } from "./requests.ts";

/** The part of Storybook's preview that is used. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, Story>>;
}

/** Data of a story from Storybook. */
export interface Story {
  readonly id: string;
  /** `Actions/Button` */
  readonly title: string;
  readonly name: string;
  readonly parameters: {
    /** `./packages/ui/src/primitives/Button/Button.visual.stories.tsx` */
    readonly fileName: string;
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, Mode>>;
    };
    readonly localModes?: Readonly<Record<string, Mode>>;
  };
}

/** How a story ended, from Storybook. */
interface End {
  readonly status: "success" | "error";
  readonly reporters: readonly Report[];
}

/** A report of Storybook's accessibility check. */
interface Report {
  readonly type: string;
  readonly status: "passed" | "warning" | "failed";
  readonly result: {
    readonly violations?: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  };
}

interface Channel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (end: End) => void): void;
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __SATANG_END__: End | undefined;
}

/** Many times the duration of a story on a slow machine. */
const A_STORY_TAKES_MS = 60_000;
/** How often a page is asked, ms. A check in each frame would make the page render frames. */
const POLLING_MS = 20;
/** Phases of a story that has ended. */
const ENDED = ["finished", "errored", "aborted"];
/**
 * Phases after the play function. In the first one Storybook waits a tenth of a second for
 * animations.
 */
const PLAYED = ["completing", "completed", "afterEach", ...ENDED];
/**
 * Storybook pins the clock and random numbers for Chromatic, and for a page with Chromatic's
 * marker.
 */
const PICTURED = "chromatic=true";
/**
 * The gradient at the top of a page would be a third of every file and shows nothing about the
 * component.
 */
const PLAIN_PAGE = "[data-satang=page] { background: var(--satang-color-page) !important }";
/** Space below the last element for its shadow or focus ring. */
const BELOW = 24;

const inAddress = ({ theme, locale, motion }: Mode, audits: boolean) =>
  `theme:${theme};locale:${locale};motion:${motion};a11y.manual:!${!audits}`;

/**
 * Page that a mode needs, as text: modes with the same text can share it. Modes of two stories
 * are two objects, and an interaction is reset after its picture.
 */
export const pageOf = ({ interaction: _, ...page }: Mode): string => JSON.stringify(page);

/** Runs in a page before Storybook: keeps how the last story ended. */
function keepEnd() {
  let channel: Channel;
  Object.defineProperty(globalThis, "__STORYBOOK_ADDONS_CHANNEL__", {
    get: () => channel,
    set(created: Channel) {
      channel = created;
      channel.on("storyFinished", (end) => {
        globalThis.__SATANG_END__ = end;
      });
    },
  });
}

/** Runs in the page: what is wrong with the last story. */
function problemsOfStory(audits: boolean): string[] {
  const { status, reporters = [] } = globalThis.__SATANG_END__ ?? {};
  const audit = reporters.find(({ type }) => type === "a11y");
  const violations = audit?.status === "failed" ? (audit.result.violations ?? []) : [];
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  if (status !== "success" && found.length === 0)
    return [document.querySelector("#error-message")?.textContent || "the story failed"];
  if (audits && !audit?.result.violations) return ["the accessibility check did not run"];
  return found;
}

/** Options of {@link openStage}. */
export interface StageOptions {
  /** How many times slower the page is than the processor. @default 1 */
  readonly slowdown?: number;
  /** Whether Storybook checks the accessibility of each story. @default false */
  readonly audits?: boolean;
}

/** Opens a page of the static Storybook, which shows one story after another. */
export async function openStage(
  browser: Browser,
  url: string,
  { slowdown = 1, audits = false }: StageOptions = {},
) {
  const context = await openContext(browser);
  await context.addInitScript(keepEnd);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  /** Page in which pictures are compared. */
  const desk = await context.newPage();
  const foreignGlyphs = await openGlyphCheck(page);
  const requestsAnswered = watchRequests(page);
  page.setDefaultTimeout(A_STORY_TAKES_MS);
  let current: string | undefined;
  let letGo: (() => Promise<void>) | undefined;

  async function emulate(mode: Mode) {
    if (pageOf(mode) === current) return;
    current = pageOf(mode);
    await page.setViewportSize(mode.viewport);
    await page.emulateMedia({
      forcedColors: mode.forcedColors ?? "none",
      reducedMotion: mode.motion === "reduced" ? "reduce" : "no-preference",
    });
  }

  /**
   * A face that uses a font of the device has nothing to load where the device lacks it. A shipped
   * font that fails is found by the check of the characters.
   */
  const loadFonts = () =>
    page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      await document.fonts.ready;
    });

  /** Waits until the story, or the current one, is in one of the phases. */
  const reaches = (wanted: readonly string[], id?: string) =>
    page.waitForFunction(
      ([phases, story]) => {
        const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ ?? {};
        // No story has this id: Storybook shows an error instead.
        if (!currentRender && document.body.matches(".sb-show-errordisplay")) return true;
        if (story && currentRender?.id !== story) return false;
        return phases.includes(currentRender?.phase ?? "");
      },
      [wanted, id] as const,
      { polling: POLLING_MS },
    );

  /** @throws Error with the message of a story that failed. */
  async function refuseFailure() {
    const failure = await page.evaluate(() => {
      const { phase = "" } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      // A story that fails after its play function still reaches "finished", and shows its error.
      const isRefused = document.body.matches(".sb-show-errordisplay");
      if (!["", "errored", "aborted"].includes(phase) && !isRefused) return undefined;
      return document.querySelector("#error-message")?.textContent || `the story ${phase}`;
    });
    if (failure) throw new Error(failure);
  }

  /**
   * The story was rendered and its play function has ended; its late parts, fonts and images are
   * loaded.
   */
  async function settled(id: string) {
    await reaches(PLAYED, id);
    await requestsAnswered();
    await loadFonts();
    await page.evaluate(async () => {
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await refuseFailure();
  }

  async function release() {
    await letGo?.();
    letGo = undefined;
  }

  async function interact({ interaction }: Mode) {
    if (interaction) letGo = await forceInteraction(page, interaction);
  }

  /** Waits until Storybook has ended the story, with the time that it gives to animations. */
  const ended = () => reaches(ENDED);

  /** On a new page, until the story has ended. */
  async function showAlone(id: string, mode: Mode) {
    await release();
    await emulate(mode);
    await page.goto(
      `${url}iframe.html?${PICTURED}&viewMode=story&id=${id}&globals=${inAddress(mode, audits)}`,
    );
    await page.addStyleTag({ content: PLAIN_PAGE });
    await settled(id);
    await ended();
    // A proof after the play function takes longer than the events that the picture waits for.
    await refuseFailure();
    await interact(mode);
  }

  /**
   * On the page of the previous story, which is several times as fast. The page keeps the globals of
   * its address: setting them again would render the previous story once more. Animations may still
   * run: a picture ends them itself, and is taken again when it is not as expected.
   */
  async function showNext(id: string, mode: Mode) {
    if (pageOf(mode) !== current || page.url() === "about:blank") return showAlone(id, mode);
    await release();
    await ended();
    await page.evaluate((storyId) => {
      globalThis.__SATANG_END__ = undefined;
      scrollTo(0, 0);
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
    await settled(id);
    await interact(mode);
  }

  /** As high as the content of the story, at most as high as its page. */
  const extent = () =>
    page.evaluate((below) => {
      const screen = { width: innerWidth, height: innerHeight };
      const { scrollHeight } = document.documentElement;
      if (scrollHeight > screen.height) return { ...screen, height: scrollHeight };
      const shown = [...document.querySelectorAll("body :not([data-satang=page])")].filter(
        (element) =>
          !element.matches("[id^=storybook]") &&
          element.checkVisibility({ visibilityProperty: true }),
      );
      const bottoms = shown
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ bottom }) => Math.ceil(bottom) + below);
      return { ...screen, height: Math.min(screen.height, Math.max(below, ...bottoms)) };
    }, BELOW);

  /** Forced colours also force that of the caret, which then blinks: without a selection there is none. */
  const removeForcedCaret = () =>
    page.evaluate(() => {
      if (matchMedia("(forced-colors: active)").matches) getSelection()?.removeAllRanges();
    });

  async function shoot(): Promise<Buffer> {
    await removeForcedCaret();
    return page.screenshot({
      type: "webp",
      animations: "disabled",
      caret: "hide",
      fullPage: true,
      clip: { x: 0, y: 0, ...(await extent()) },
    });
  }

  /** Every story of the Storybook, with its parameters. */
  async function stories(): Promise<Story[]> {
    await page.goto(`${url}iframe.html`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    const found = await page.evaluate(async () => {
      await globalThis.__STORYBOOK_PREVIEW__?.ready();
      const extracted = await globalThis.__STORYBOOK_PREVIEW__?.extract();
      return Object.values(extracted ?? {}).map(({ id, title, name, parameters }) => ({
        id,
        title,
        name,
        parameters: {
          fileName: parameters.fileName,
          chromatic: parameters.chromatic ?? {},
          localModes: parameters.localModes ?? {},
        },
      }));
    });
    return found;
  }

  return {
    page,
    desk,
    showAlone,
    showNext,
    ended,
    shoot,
    stories,
    /** Problems of the current story, after it has ended: how it failed, or its violations. */
    problems: () => page.evaluate(problemsOfStory, audits),
    loadFonts,
    /** Visible text in a font of this machine; empty when all text uses shipped fonts. */
    foreignGlyphs,
    compare: (expected: Buffer, actual: Buffer) => compare(desk, expected, actual),
    close: () => context.close(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
