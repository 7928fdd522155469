import { attacks } from "@satang/story-kit/markup-attacks";
import { show } from "@satang/story-kit/show";
import { beforeEach, expect, test, vi } from "vitest";
import { build } from "./build.tsx";
import { SafeMarkup } from "./SafeMarkup.tsx";
import { current, type Sanitize, subscribe } from "./sanitizer.ts";

const trap = vi.fn();

const words = (list: string) => list.trim().split(/\s+/);

/** A second list on purpose: a change of the allowed elements must be made here too. */
const harmlessTags = new Set(
  words(`p div br hr blockquote pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd span b strong i em u s del
    ins small sub sup mark code a img figure figcaption table caption thead tbody tfoot tr th td`),
);
const harmlessAttributes = words("href src alt title width height lang dir start colspan rowspan");

/** The allowed attributes: those that the builder copies, and those that it adds. */
const builtAttributes = [
  ...harmlessAttributes.filter((name) => name !== "title"),
  ...words("class data-part rel target loading decoding referrerpolicy"),
];

/** The icon and the text after a link to another site are ours. */
const ours = "[data-part=new-tab], [data-part=new-tab] *, [data-part=new-tab] ~ span";

// It is not removed, because a picture may fail after its test has ended.
Object.assign(window, { trap });
beforeEach(() => void trap.mockClear());

/** Our own broken picture was reported last, so all other reports have arrived. */
async function eventsDelivered(): Promise<void> {
  const last = new Image();
  const told = new Promise((resolve) => last.addEventListener("error", resolve));
  last.src = "data:image/png,broken";
  await told;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Elements and attributes that are not allowed, for each element. */
function strangers(root: ParentNode, attributes: readonly string[]): string[] {
  return [...root.querySelectorAll("*")]
    .filter((element) => !element.matches(ours))
    .flatMap((element) => [
      ...(harmlessTags.has(element.localName) ? [] : [element.localName]),
      ...[...element.attributes]
        .filter(({ name }) => !attributes.includes(name))
        .map(({ name }) => `${element.localName} ${name}`),
    ]);
}

/** Addresses and links that are not allowed. */
function misled(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLAnchorElement & HTMLImageElement>("a, img")].flatMap(
    ({ localName, href, src, rel, target }) => [
      ...(href && !/^(https?|tel|mailto|line):/.test(href) ? [href] : []),
      ...(href && /^https?:[^/]*\/\/[^/]*@/.test(href) ? [href] : []),
      ...(src && !/^https?:/.test(src) ? [src] : []),
      ...(localName === "a" && rel !== "noopener noreferrer" ? [`rel ${rel}`] : []),
      ...(target && target !== "_blank" ? [`target ${target}`] : []),
    ],
  );
}

const unsafe = (root: ParentNode) => [...strangers(root, builtAttributes), ...misled(root)];

test.each(Object.entries(attacks))(
  "%s does nothing and leaves nothing in the page",
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
    expect(unsafe(container.querySelector("[data-testid=root]") as Element)).toEqual([]);
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
  },
);

test.each(Object.entries(attacks))(
  "%s is also removed by the sanitizer without our own list",
  async (_kind, markup) => {
    const stop = subscribe(() => {});
    await vi.waitFor(() => expect(current()).toBeTypeOf("function"));
    const clean = (current() as Sanitize)(markup);
    stop();
    expect(strangers(clean, harmlessAttributes)).toEqual([]);
    for (const link of clean.querySelectorAll("a")) {
      expect(link.protocol).not.toMatch(/^(javascript|vbscript|data|blob|file):/);
    }
    await eventsDelivered();
    expect(trap).not.toHaveBeenCalled();
  },
);

test("the test works: the same markup without sanitizing runs its code", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = Object.values(attacks)
    .filter((markup) => /^<(img|svg|video|details)/.test(markup))
    .join("");
  await vi.waitFor(() => expect(trap.mock.calls.length).toBeGreaterThan(4));
  page.remove();
});
