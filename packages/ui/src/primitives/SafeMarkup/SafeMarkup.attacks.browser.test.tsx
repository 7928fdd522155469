import { attacks } from "@satang/story-kit/markup-attacks";
import { show } from "@satang/story-kit/show";
import {
  eventsDelivered,
  forbiddenParts,
  harmlessAttributes,
  unsafeParts,
} from "@satang/story-kit/unsafe-parts";
import { beforeEach, expect, test, vi } from "vitest";
import { build } from "./build.tsx";
import { SafeMarkup } from "./SafeMarkup.tsx";
import { lazySanitizer } from "./sanitizer.lazy.ts";
import type { Sanitize } from "./sanitizer.ts";

const trap = vi.fn();

// The trap is not removed, because a picture may fail after its test has ended.
Object.assign(window, { trap });
beforeEach(() => void trap.mockClear());

test.each(Object.entries(attacks))(
  "%s does nothing and leaves nothing in the page",
  async (_kind, markup) => {
    const { container } = await show(
      <SafeMarkup data-testid="root" markup={`<p>before</p>${markup}<p>after</p>`} />,
    );
    const found = () => container.querySelector("[data-state=ready]");
    await expect.poll(() => found()).not.toBeNull();
    const root = found() as Element;
    expect(root.textContent).toContain("before");
    expect(unsafeParts(root)).toEqual([]);
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
    expect(document.baseURI).toBe(location.href);
  },
);

test.each(Object.entries(attacks))(
  "%s is also removed by our own list without the sanitizer",
  async (_kind, markup) => {
    const parsed = new DOMParser().parseFromString(markup, "text/html").body;
    const { container } = await show(
      <div data-testid="root">
        {build(parsed, {
          base: document.baseURI,
          headingLevel: 3,
          pictureOrigins: new Set([location.origin]),
        })}
      </div>,
    );
    expect(unsafeParts(container.querySelector("[data-testid=root]") as Element)).toEqual([]);
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
  },
);

test.each(Object.entries(attacks))(
  "%s is also removed by the sanitizer without our own list",
  async (_kind, markup) => {
    await lazySanitizer.load();
    const clean = (lazySanitizer.current() as Sanitize)(markup);
    expect(forbiddenParts(clean, harmlessAttributes)).toEqual([]);
    for (const link of clean.querySelectorAll("a")) {
      expect(link.protocol).not.toMatch(/^(javascript|vbscript|data|blob|file):/);
    }
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
  },
);

test("the same markup without sanitizing runs its code", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = Object.values(attacks)
    .filter((markup) => /^<(img|svg|video|details)/.test(markup))
    .join("");
  await expect.poll(() => trap.mock.calls.length).toBeGreaterThan(4);
  page.remove();
});
