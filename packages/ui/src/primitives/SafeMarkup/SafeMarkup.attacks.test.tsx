import { beforeEach, expect, test, vi } from "vitest";
import { attacks } from "../../../test/markup-attacks.ts";
import { show } from "../../../test/show.tsx";
import { allowedTags } from "./allowed.rules.ts";
import { build } from "./build.tsx";
import { SafeMarkup } from "./SafeMarkup.tsx";

const trap = vi.fn();

/** React's own, and what the builder writes. */
const attributes = new Set([
  ...["class", "data-part", "href", "rel", "target", "src", "alt", "width", "height"],
  ...["loading", "decoding", "referrerpolicy", "lang", "dir", "start", "colspan", "rowspan"],
]);

/** The icon and the words behind a link that leads away are ours. */
const ours = "[data-part=new-tab], [data-part=new-tab] *, [data-part=new-tab] ~ span";

// It stays: a picture may fail after its test has ended.
Object.assign(window, { trap });
beforeEach(() => void trap.mockClear());

/** A broken picture of our own was told last: whatever else would have been told has been. */
async function eventsDelivered(): Promise<void> {
  const last = new Image();
  const told = new Promise((resolve) => last.addEventListener("error", resolve));
  last.src = "data:image/png,broken";
  await told;
  await new Promise((resolve) => setTimeout(resolve));
}

function unsafe(root: ParentNode): string[] {
  const tags = new Set(allowedTags);
  return [...root.querySelectorAll(":scope *")]
    .filter((element) => !element.matches(ours))
    .flatMap((element) => {
      const wrong = [...element.attributes].filter(({ name }) => !attributes.has(name));
      const { href, src } = element as { href?: string; src?: string };
      return [
        ...(tags.has(element.localName) ? [] : [element.localName]),
        ...wrong.map(({ name }) => `${element.localName} ${name}`),
        ...(href && !/^(https?|tel|mailto|line):/.test(href) ? [href] : []),
        ...(href && /^https?:[^/]*\/\/[^/]*@/.test(href) ? [href] : []),
        ...(src && !/^https?:/.test(src) ? [src] : []),
        ...(element.localName === "a" && element.getAttribute("rel") !== "noopener noreferrer"
          ? ["rel"]
          : []),
      ];
    });
}

test.each(Object.entries(attacks))(
  "%s does nothing and leaves nothing behind",
  async (_kind, markup) => {
    const { container } = await show(
      <SafeMarkup data-testid="root" markup={`<p>before</p>${markup}<p>after</p>`} />,
    );
    const found = () => container.querySelector("[data-state=ready]");
    await vi.waitFor(() => expect(found()).not.toBeNull());
    const root = found() as Element;
    expect(root.textContent).toContain("before");
    expect(unsafe(root)).toEqual([]);
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
    expect(document.baseURI).toBe(location.href);
  },
);

test.each(Object.entries(attacks))(
  "%s does not get past our own list either, without the sanitizer",
  async (_kind, markup) => {
    const parsed = new DOMParser().parseFromString(markup, "text/html").body;
    const { container } = await show(
      <div data-testid="root">{build(parsed, { base: document.baseURI, headingLevel: 3 })}</div>,
    );
    expect(unsafe(container.querySelector("[data-testid=root]") as Element)).toEqual([]);
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
  },
);

test("the trap is real: written to the page as it is, such markup touches it", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = Object.values(attacks)
    .filter((markup) => /^<(img|svg|video|details)/.test(markup))
    .join("");
  await vi.waitFor(() => expect(trap.mock.calls.length).toBeGreaterThan(4));
  page.remove();
});
