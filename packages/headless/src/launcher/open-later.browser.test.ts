import { fail, succeed } from "@satang/core";
import { afterEach, expect, test, vi } from "vitest";
import { openLater } from "./open-later.ts";

const ADDRESS = "https://slips.example/1.png";

const createTab = () => ({
  opener: window as Window | null,
  closed: false,
  close: vi.fn(),
  document: document.implementation.createHTMLDocument(),
});

const stubOpen = (tab: ReturnType<typeof createTab> | null) =>
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window | null);

/** The links that were pressed and the forms that were sent, in any document. */
function watchLeaving() {
  const links: HTMLAnchorElement[] = [];
  const forms: HTMLFormElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: never) {
    links.push(this);
  });
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: never) {
    forms.push(this);
  });
  return { links, forms };
}

afterEach(() => vi.restoreAllMocks());

test("the tab opens inside the click, without access to the page, and is filled after the call without a referrer", async () => {
  const tab = createTab();
  const open = stubOpen(tab);
  const { links } = watchLeaving();
  const read = vi.fn(async () => {
    expect(open).toHaveBeenCalledExactlyOnceWith("", "_blank");
    return succeed(ADDRESS);
  });
  expect(await openLater(read)).toEqual({ kind: "opened" });
  expect(tab.opener).toBeNull();
  expect(links).toHaveLength(1);
  expect(links[0]?.href).toBe(ADDRESS);
  expect(links[0]?.rel).toBe("noreferrer");
  expect(links[0]?.ownerDocument).toBe(tab.document);
});

test("a form is posted from the tab, whatever its fields are called, and no value is in an address", async () => {
  const tab = createTab();
  stubOpen(tab);
  const { forms } = watchLeaving();
  const fields = { submit: "1", action: "https://evil.example", password: "<b>&\"'" };
  const action = "https://game.example/play";
  expect(await openLater(async () => succeed({ action, fields }))).toEqual({ kind: "opened" });
  const [form] = forms;
  expect(form?.getAttribute("action")).toBe(action);
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("rel")).toBe("noreferrer");
  expect(form && Object.fromEntries(new FormData(form))).toEqual(fields);
});

test("a form goes to no site that others can read on the way", async () => {
  const tab = createTab();
  stubOpen(tab);
  const { forms } = watchLeaving();
  const to = { action: "http://game.example/play", fields: { password: "secret" } };
  expect(await openLater(async () => succeed(to))).toMatchObject({ kind: "failed" });
  expect(forms).toEqual([]);
  expect(tab.close).toHaveBeenCalledOnce();
});

test("a tab that waits says so, and none is left empty when the page is left", async () => {
  const tab = createTab();
  stubOpen(tab);
  watchLeaving();
  const waiting = { text: "Opening Joker…", lang: "en-GB" };
  const end = openLater(
    async () => {
      expect(tab.document.title).toBe(waiting.text);
      expect(tab.document.body.textContent).toBe(waiting.text);
      expect(tab.document.documentElement.lang).toBe("en-GB");
      window.dispatchEvent(new Event("pagehide"));
      return succeed(ADDRESS);
    },
    { waiting },
  );
  await end;
  expect(tab.close).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("pagehide"));
  expect(tab.close).toHaveBeenCalledOnce();
});

test("a call that fails or has nothing to open closes the tab", async () => {
  const error = { kind: "network" } as const;
  for (const [reply, end] of [
    [fail(error), { kind: "failed", error }],
    [succeed(null), { kind: "cancelled" }],
  ] as const) {
    const tab = createTab();
    stubOpen(tab);
    expect(await openLater(async () => reply)).toEqual(end);
    expect(tab.close).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  }
});

test("the error of a broken call goes no further, because it may name credentials", async () => {
  const tab = createTab();
  stubOpen(tab);
  const end = await openLater(() => Promise.reject(new Error("no link for sat1001/secret")));
  expect(JSON.stringify(end)).not.toContain("secret");
  expect(end).toMatchObject({ kind: "failed" });
  expect(tab.close).toHaveBeenCalledOnce();
});

test("an address that runs code is not opened", async () => {
  const tab = createTab();
  stubOpen(tab);
  const { links } = watchLeaving();
  expect(await openLater(async () => succeed("javascript:alert(1)"))).toMatchObject({
    kind: "failed",
  });
  expect(links).toEqual([]);
  expect(tab.close).toHaveBeenCalledOnce();
});

test("a blocked tab leaves a link for the member, or a form", async () => {
  stubOpen(null);
  expect(await openLater(async () => succeed(ADDRESS))).toEqual({
    kind: "link",
    address: ADDRESS,
    fields: null,
  });
  const to = { action: "https://game.example/play", fields: { username: "sat1001" } };
  expect(await openLater(async () => succeed(to))).toEqual({
    kind: "link",
    address: to.action,
    fields: to.fields,
  });
});

test("a blocked tab that is needed reads nothing", async () => {
  stubOpen(null);
  const read = vi.fn(async () => succeed(ADDRESS));
  expect(await openLater(read, { needsTab: true })).toEqual({ kind: "blocked" });
  expect(read).not.toHaveBeenCalled();
});

test("a tab that the member closed meanwhile leaves a link too", async () => {
  stubOpen({ ...createTab(), closed: true });
  expect(await openLater(async () => succeed(ADDRESS))).toMatchObject({ kind: "link" });
});

test("a tab in which the member went elsewhere is left alone, and leaves a link", async () => {
  const tab = createTab();
  stubOpen(tab);
  const end = await openLater(async () => {
    Object.defineProperty(tab, "document", {
      get: () => {
        throw new DOMException("another origin", "SecurityError");
      },
    });
    return succeed(ADDRESS);
  });
  expect(end).toMatchObject({ kind: "link", address: ADDRESS });
  expect(tab.close).not.toHaveBeenCalled();
});

test("inside another app no tab is opened", async () => {
  const open = stubOpen(createTab());
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) Line/14.9.0");
  expect(await openLater(async () => succeed(ADDRESS))).toMatchObject({ kind: "link" });
  expect(open).not.toHaveBeenCalled();
});
