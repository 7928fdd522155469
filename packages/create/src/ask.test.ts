import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { DEFAULTS, type Questions } from "./answers.ts";
import { askIn, CancelledError } from "./ask.ts";

const ENTER = "\r";
const DOWN = "\u001b[B";
const SPACE = " ";
const CTRL_C = "\u0003";

/** A terminal in which a person types, and what it shows. */
function openTerminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = "";
  output.on("data", (chunk) => {
    shown += stripVTControlCharacters(String(chunk));
  });
  return {
    ask: askIn({ input, output }),
    type: (keys: string) => input.write(keys),
    shown: () => shown,
  };
}

/** The answer to one question after some keys. */
async function answer<Answer>(question: (ask: Questions) => Promise<Answer>, ...keys: string[]) {
  const { ask, type, shown } = openTerminal();
  const asked = question(ask);
  for (const key of keys) type(key);
  return { answer: await asked, shown: shown() };
}

describe("a question in the terminal", () => {
  it.each([
    ["folder", DEFAULTS.folder],
    ["framework", DEFAULTS.framework],
    ["color", DEFAULTS.color],
    ["locale", DEFAULTS.locale],
  ] as const)("about the %s has its default after Enter", async (name, expected) => {
    expect((await answer((ask) => ask[name](), ENTER)).answer).toBe(expected);
  });

  it("takes what is typed", async () => {
    expect((await answer((ask) => ask.folder(), "shop", ENTER)).answer).toBe("shop");
    expect((await answer((ask) => ask.color(), "#7a1fa2", ENTER)).answer).toBe("#7a1fa2");
  });

  it("takes what is chosen, and shows the languages in their own words", async () => {
    const { answer: locale, shown } = await answer((ask) => ask.locale(), DOWN, DOWN, ENTER);
    expect(locale).toBe("en");
    expect(shown).toContain("ລາວ");
  });

  it("says why a colour cannot be read, and goes on", async () => {
    const { answer: color, shown } = await answer(
      (ask) => ask.color(),
      "blurple",
      ENTER,
      "\u0015",
      "#7a1fa2",
      ENTER,
    );
    expect(shown).toContain("expected a colour without opacity");
    expect(color).toBe("#7a1fa2");
  });

  it("about the flows begins with the default, and has only those of the framework", async () => {
    const html = await answer((ask) => ask.flows("html"), ENTER);
    expect(html.answer).toEqual(DEFAULTS.flows);
    expect(html.shown).not.toContain("transfer");
    const more = await answer((ask) => ask.flows("vite"), DOWN, DOWN, SPACE, ENTER);
    expect(more.answer).toEqual([...DEFAULTS.flows, "transfer"]);
  });

  it.each(["folder", "framework", "color", "flows", "locale"] as const)(
    "about the %s can be cancelled",
    async (name) => {
      const cancelled = answer<unknown>((ask) => ask[name]("vite"), CTRL_C);
      await expect(cancelled).rejects.toThrow(CancelledError);
    },
  );
});
