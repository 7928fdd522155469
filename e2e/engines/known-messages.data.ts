/** A message of an engine that is no fault of the app. */
interface KnownMessage {
  /** The end of the message. */
  readonly text: string;
  /** Why the app does not avoid it. */
  readonly reason: string;
}

/** Messages of WebKit that are reported as errors. */
const KNOWN_MESSAGES: readonly KnownMessage[] = [
  {
    text: "Unrecognized Content-Security-Policy directive 'manifest-src'.",
    reason:
      "the policy allows nothing by default, so the manifest of the other engines needs its own directive",
  },
  {
    text: 'Viewport argument key "interactive-widget" not recognized and ignored.',
    reason: "Chromium and Firefox shrink the page above the keyboard of a phone by it",
  },
  {
    text: "ResizeObserver loop completed with undelivered notifications.",
    reason: "a size that changed while sizes were reported is reported with the next frame",
  },
];

/** Whether a message is no fault of the app. */
export const isKnown = (message: string): boolean =>
  KNOWN_MESSAGES.some(({ text }) => message.trim().endsWith(text));
