import isChromatic from "chromatic/isChromatic";
import { STORY_NOW } from "../story-time.ts";
import * as translated from "../translated-story.ts";

const TIME_ZONE = "Asia/Bangkok";
const [MULTIPLIER, MODULUS] = [48_271, 2_147_483_647];

/** Whether a picture is taken: by Chromatic, or by `pnpm visual`, which sets a query parameter. */
const isPictured = isChromatic();

const PinnedDate = new Proxy(Date, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length > 0 ? values : [STORY_NOW], caller),
  apply: (target) => new target(STORY_NOW).toString(),
  get: (target, name) => (name === "now" ? () => STORY_NOW : Reflect.get(target, name)),
});

// biome-ignore lint/plugin: pins the time zone of the platform, and formats nothing
const PinnedFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (target, [locales, options], caller) =>
    Reflect.construct(target, [locales, { timeZone: TIME_ZONE, ...options }], caller),
});

declare global {
  /** For a page that checks how its story is in a translated page; a picture needs none of it. */
  var __SATANG_TRANSLATED__: typeof translated | undefined;
}

/** In a picture the clock does not move, and the time zone is Bangkok on every machine. */
if (isPictured) {
  globalThis.Date = PinnedDate;
  Intl.DateTimeFormat = PinnedFormat;
  translated.watchOwnNodes();
  globalThis.__SATANG_TRANSLATED__ = translated;
}

/** Gives each story the same random numbers, independent of the stories before it. */
export function pinRandom() {
  if (!isPictured) return;
  let seed = 1;
  Math.random = () => {
    seed = (seed * MULTIPLIER) % MODULUS;
    return seed / MODULUS;
  };
}
