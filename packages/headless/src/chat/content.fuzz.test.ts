import { readReceived } from "@satang/machines/chat";
import { FUZZ_TIMEOUT, fuzz, oddJson, oddTexts } from "@satang/story-kit/fuzz";
import { within } from "@satang/story-kit/within";
import fc, { type Arbitrary } from "fast-check";
import { expect, it } from "vitest";
import { type ChatButton, type ChatShown, readContent } from "./content.rules.ts";

/** Far above the time of one message, ms. */
const LIMIT_MS = 1_000;

const types = ["text", "buttons", "media", "quick_replies", "generic", "postback"];
const addresses = fc.oneof(
  oddTexts,
  fc.constantFrom("https://a.example/b", "//evil.example", "tel:0812345678", "+66 81-234", "/x"),
  fc
    .tuple(
      fc.constantFrom("javascript:", "JaVa\tScRiPt:", "data:text/html,", "blob:", "https://a@"),
      oddTexts,
    )
    .map((parts) => parts.join("")),
);
const orOdd = <Value>(value: Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: oddJson });
const buttons = orOdd(
  fc.record({
    type: orOdd(fc.constantFrom("web", "call", "postback")),
    title: orOdd(oddTexts),
    payload: orOdd(addresses),
  }),
);
const cards = fc.record({
  title: orOdd(oddTexts),
  image_url: orOdd(addresses),
  buttons: orOdd(fc.array(buttons, { maxLength: 4 })),
});
const media = fc.record({
  fileType: orOdd(fc.constantFrom("image", "video", "file")),
  url: orOdd(addresses),
  name: orOdd(oddTexts),
});
const messages = fc.record({
  sender: orOdd(fc.constantFrom("other", "customer")),
  clientId: orOdd(oddTexts),
  createdAt: orOdd(fc.constant("2026-11-22T14:05:11+07:00")),
  message: orOdd(
    fc.record({
      message_type: orOdd(fc.constantFrom(...types)),
      payload: orOdd(fc.oneof(oddTexts, media)),
      payloads: orOdd(fc.array(fc.oneof(buttons, cards), { maxLength: 6 })),
    }),
  ),
});

const buttonsOf = (shown: ChatShown): readonly ChatButton[] => {
  if (shown.kind === "cards") return shown.cards.flatMap((card) => card.buttons);
  return shown.kind === "buttons" || shown.kind === "quickReplies" ? shown.buttons : [];
};

it(
  "a random message is left out or shown, with links that can be followed and nothing else",
  async () => {
    let shownCount = 0;
    await fuzz(orOdd(messages), 5_000, (value) => {
      const shown = within(LIMIT_MS, () => {
        const received = readReceived(value);
        return received && readContent(received.content);
      });
      if (shown === null) return;
      shownCount += 1;
      for (const { title, href } of buttonsOf(shown)) {
        expect(title).toBeTypeOf("string");
        if (href === null) continue;
        const { protocol, username, password } = new URL(href);
        expect(["http:", "https:", "tel:"]).toContain(protocol);
        expect([username, password]).toEqual(["", ""]);
      }
    });
    expect(shownCount).toBeGreaterThan(0);
  },
  FUZZ_TIMEOUT,
);
