/** The state of every control of a story. */
export type Interaction = "hover" | "focus" | "pressed";

/** The settings in which a picture is taken: the globals of the toolbar and a screen size. */
export interface Mode {
  theme: "river-night" | "river-day" | "lotus" | "contrast" | "wireframe" | "stress";
  locale: "th" | "la" | "en" | "en-XA";
  /** `reduced` unless motion itself is shown, so that nothing has to be stopped for the picture. */
  motion: "full" | "reduced";
  viewport: { width: number; height: number };
  /** Only in the local run: see {@link localModes}. */
  interaction?: Interaction;
  /** Only in the local run: see {@link localModes}. */
  forcedColors?: "active";
}

const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };
const turned = { width: 844, height: 390 };
const desktop = { width: 1280, height: 900 };

const thai = { theme: "river-night", locale: "th", motion: "reduced", viewport: phone } as const;
const lao = { theme: "river-day", locale: "la", motion: "reduced", viewport: phone } as const;
const english = { ...thai, locale: "en", viewport: desktop } as const;
const longest = { ...lao, locale: "en-XA", viewport: narrowest } as const;

/** The sets for files of stories; every name is part of a baseline's name. */
export const modes = {
  /** Several states in one picture: both brands, the common and the narrowest phone. */
  primitive: { "th-night-390": thai, "la-day-320": { ...lao, viewport: narrowest } },
  /** For components that look different while they move. */
  moving: {
    "th-night-390": thai,
    "la-day-320-full": { ...lao, viewport: narrowest, motion: "full" },
  },
  /** For components of a wide screen, or with another layout there. */
  wide: {
    "th-night-390": thai,
    "la-day-320": { ...lao, viewport: narrowest },
    "en-night-1280": english,
  },
  /** For components with another layout on a phone in landscape, too. */
  landscape: {
    "th-night-390": thai,
    "la-day-320": { ...lao, viewport: narrowest },
    "th-night-844": { ...thai, viewport: turned },
    "en-night-1280": english,
  },
  /** States of a machine: they are many, and share their layout. */
  states: { "th-night-390": thai },
  /** A state of a flow: in the two scripts with the tallest lines. */
  flow: { "th-night-390": thai, "la-day-390": lao },
  /** A whole screen: also on a desktop, with the longest words on the narrowest phone, and in the other brands. */
  screen: {
    "th-night-390": thai,
    "la-day-390": lao,
    "en-night-1280": english,
    "xa-day-320": longest,
    "th-lotus-390": { ...thai, theme: "lotus" },
    "en-contrast-390": { ...thai, theme: "contrast", locale: "en" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Mode>>>>;

/** Modes of the local run only, because Chromatic cannot set these states in its browser. */
export const localModes = {
  /** Hovered, focused and pressed. */
  controls: {
    "th-night-390-hover": { ...thai, interaction: "hover" },
    "la-day-320-focus": { ...lao, viewport: narrowest, interaction: "focus" },
    "la-day-320-pressed": { ...lao, viewport: narrowest, interaction: "pressed" },
  },
  /** A phone in landscape. */
  turned: { "th-night-844": { ...thai, viewport: turned } },
  /** Forced colours. */
  screen: { "th-night-390-forced": { ...thai, forcedColors: "active" } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Mode>>>>;

/** A story without a set gets no picture. */
export const noPictures = { chromatic: { disableSnapshot: true } };

const shot = <Set extends keyof typeof modes>(set: Set) => ({
  chromatic: { disableSnapshot: false, modes: modes[set] },
});

/**
 * Parameters of a file of stories that request pictures, here and by Chromatic.
 * @example preview.meta({ title: "Pictures/Button", parameters: pictures.primitive })
 */
export const pictures = {
  primitive: { ...shot("primitive"), framed: true },
  moving: { ...shot("moving"), framed: true },
  wide: shot("wide"),
  landscape: shot("landscape"),
  states: shot("states"),
  flow: shot("flow"),
  screen: { ...shot("screen"), localModes: localModes.screen },
  /** For one story: its controls, also hovered, focused and pressed. */
  controls: { localModes: localModes.controls },
  /** For one story of a sheet: also on a phone in landscape. */
  turned: { localModes: localModes.turned },
} as const;
