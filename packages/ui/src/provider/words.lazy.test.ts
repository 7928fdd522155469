import type { Catalogue } from "@satang/i18n";
import { expect, test, vi } from "vitest";
import { lazyWords, readWords } from "./words.lazy.ts";

const words = {} as Catalogue;

/** Ends a rendering of a server, which waits as often as it is asked to. */
async function render(load: () => Promise<Catalogue>): Promise<Catalogue> {
  for (;;) {
    try {
      return readWords(lazyWords(load, "th"));
    } catch (thrown) {
      if (thrown instanceof Error) throw thrown;
      await thrown;
    }
  }
}

test("a server waits for the words, and loads them once for all requests", async () => {
  const load = vi.fn(async () => words);
  expect(await Promise.all([render(load), render(load)])).toEqual([words, words]);
  expect(await render(load)).toBe(words);
  expect(load).toHaveBeenCalledOnce();
});

test("after words that did not load, the next request of a server has them", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const load = vi.fn(async () => words).mockRejectedValueOnce(new TypeError("no chunk"));
  await expect(render(load)).rejects.toThrow("The words of the page could not be loaded.");
  expect(await render(load)).toBe(words);
  expect(warn).toHaveBeenCalledWith(
    "@satang/ui: The words of th-TH could not be loaded: TypeError: no chunk.",
  );
});
