import { FUZZ_TIMEOUT, fuzz, oddTexts } from "@satang/story-kit/fuzz";
import { attacks } from "@satang/story-kit/markup-attacks";
import { show } from "@satang/story-kit/show";
import { eventsDelivered, unsafeParts } from "@satang/story-kit/unsafe-parts";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { SafeMarkup } from "./SafeMarkup.tsx";
import { lazySanitizer } from "./sanitizer.lazy.ts";

const trap = vi.fn();
Object.assign(window, { trap });

/** Parts of known attacks, cut anywhere, and what is between them. */
const pieces = fc.oneof(
  fc.constantFrom(...Object.values(attacks)),
  fc
    .tuple(fc.constantFrom(...Object.values(attacks)), fc.nat(), fc.nat())
    .map(([attack, from, length]) => attack.slice(from % attack.length).slice(0, length % 40)),
  fc.constantFrom("<svg>", "<math>", "<table>", "<p>", "</p>", "<template>", "<noscript>", "<!--"),
  fc.constantFrom(
    "-->",
    "<![CDATA[",
    "]]>",
    "<style>",
    "</style>",
    "<a href='",
    '<img src="',
    "'>",
  ),
  oddTexts,
);
const markup = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));

test(
  "random markup runs nothing and leaves nothing in the page that is not allowed",
  async () => {
    await lazySanitizer.load();
    await fuzz(markup, 300, async (text) => {
      const { container, unmount } = await show(<SafeMarkup markup={text} />);
      const shown = container.querySelector("[data-state=ready]");
      if (shown) expect(unsafeParts(shown)).toEqual([]);
      await unmount();
      expect(trap).not.toHaveBeenCalled();
    });
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
    expect(document.baseURI).toBe(location.href);
  },
  FUZZ_TIMEOUT,
);
