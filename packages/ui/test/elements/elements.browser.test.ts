import { createFakeBackend, type Override } from "@satang/api/testing";
import { createMemoryStore, createPageLocks } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { money, qrReply } from "@satang/story-kit/fake-money";
import { exampleOf, hang, refuse, reply } from "@satang/story-kit/fake-wallet";
import { coupons, setup, won } from "@satang/story-kit/fake-wheel";
import { countListeners } from "@satang/story-kit/listeners";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type * as Elements from "../../src/elements/index.ts";
import type { FlowElement } from "../../src/elements/index.ts";
import { lotus } from "../../src/theme/brands/lotus/index.ts";

/** As a page loads it: built, with its own React. */
const SCRIPT = "/built-elements/index.js";
const LINK = "https://gift.example/campaign/?v=abcdefgh12345678";

let elements: typeof Elements;
/** Each test has a backend of its own, and with it a session of its own. */
let site = 0;

beforeAll(async () => {
  elements = await import(/* @vite-ignore */ SCRIPT);
}, 60_000);

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  document.querySelectorAll("[data-host]").forEach((host) => void host.remove());
  document
    .querySelectorAll("satang-deposit, satang-withdraw, satang-wallet, satang-spin")
    .forEach((element) => {
      element.remove();
    });
  await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
});

const amount = page.getByRole("textbox", { name: "Amount" });
const sheet = (name: string) => page.getByRole("dialog", { name, includeHidden: true });
const withdraw = page.getByRole("button", { name: /^Withdraw/ });

function host(markup = ""): HTMLElement {
  const element = document.createElement("div");
  element.dataset.host = "";
  element.innerHTML = markup;
  document.body.append(element);
  return element;
}

/** A backend, and what the elements of one page need to reach it. */
function createHost(...overrides: Override[]) {
  site += 1;
  const backend = createFakeBackend({ overrides: [...money(500), ...overrides] });
  const device = createMemoryStore();
  const given = {
    baseUrl: `https://wallet-${site}.example`,
    locale: "en",
    getToken: () => "token-1",
    options: {
      fetch: backend.fetch,
      random: () => 0,
      storage: device,
      tabStorage: device,
      locks: createPageLocks(),
      giftLinkKey: btoa("k".repeat(32)),
    },
  } satisfies Partial<FlowElement>;
  const sent = (id: string) => backend.calls.filter((call) => call.id === id);
  return { backend, given, sent };
}

const giftWallet = reply("lookupDeposit", {
  ...exampleOf("lookupDeposit"),
  banks: [],
  wallets: [{ walletAccountName: "0877777777", mode: "LINK" }],
});

/** The names and details of all events that reach the document, as a host that knows no shadow root receives them. */
function listen() {
  const seen: [name: string, detail: unknown][] = [];
  const stop = new AbortController();
  for (const name of [
    "satang-event",
    "satang-success",
    "satang-failure",
    "satang-unknown",
    "satang-cancel",
    "satang-open-change",
    "satang-action",
    "satang-unauthorized",
  ] as const)
    document.addEventListener(name, ({ detail }) => void seen.push([name, detail]), {
      signal: stop.signal,
    });
  return { seen, names: () => seen.map(([name]) => name), stop: () => stop.abort() };
}

test("a member deposits with mount, and the page receives the outcome as events and in callbacks", async () => {
  const { given, sent } = createHost(
    giftWallet,
    reply("walletTruelink", { message: "SUCCESS", amount: 100 }),
  );
  const events = listen();
  const onSuccess = vi.fn();
  const { element, update, unmount } = elements.mount(host(), {
    flow: "deposit",
    ...given,
    onSuccess,
  });
  await expect.poll(() => element.shadowRoot?.querySelector("[data-satang]")).toBeTruthy();
  expect(page.getByRole("dialog").query()).toBeNull();
  update({ open: true });
  await page.getByRole("button", { name: /^Gift link/ }).click();
  await page.getByRole("textbox", { name: "Gift link" }).fill(LINK);
  await page.getByRole("button", { name: "Deposit", exact: true }).click();
  await expect
    .element(page.getByText("The money is in your wallet", { exact: true }))
    .toBeVisible();
  await expectAccessible();
  expect(sent("walletTruelink")).toHaveLength(1);
  expect(events.names()).toEqual(expect.arrayContaining(["satang-event", "satang-success"]));
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(onSuccess.mock.lastCall?.[0]).toMatchObject({ operation: "giftLink", amount: 10_000 });
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(sheet("Deposit")).not.toBeInTheDocument();
  expect(element.open).toBe(false);
  expect(events.seen.at(-1)).toEqual(["satang-open-change", { open: false, reason: "itemPress" }]);
  unmount();
  await expect.poll(() => element.shadowRoot?.textContent).toBe("");
  events.stop();
});

test("a member withdraws with an element of the page: attributes and properties, a toast, and the focus returns", async () => {
  const { given, sent } = createHost();
  const events = listen();
  const place = host(
    `<button>Take money out</button><satang-withdraw base-url="${given.baseUrl}" locale="en"></satang-withdraw>`,
  );
  const element = place.querySelector("satang-withdraw") as FlowElement;
  element.getToken = given.getToken;
  element.options = given.options;
  const opener = page.getByRole("button", { name: "Take money out" });
  opener.element().addEventListener("click", () => element.toggleAttribute("open", true));
  await opener.click();
  await amount.fill("200");
  await withdraw.click();
  const toast = page.getByText(/is on its way to your bank account\./);
  await expect.element(toast).toBeVisible();
  expect(toast.element().getRootNode()).toBe(element.shadowRoot);
  await expect.element(sheet("Withdraw")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(element.hasAttribute("open")).toBe(false);
  expect(sent("walletWithdrawAll").map(({ body }) => body)).toEqual([{ amount: 200 }]);
  expect(events.names().filter((name) => name === "satang-success")).toHaveLength(1);
  expect(events.names().filter((name) => name === "satang-event")).toHaveLength(1);
  events.stop();
});

test("a refused withdrawal is an event with its reason, and a closed one is a cancellation", async () => {
  const { given } = createHost(refuse("walletWithdrawAll", "MONEY_NOT_ENOUGH"));
  const events = listen();
  elements.mount(host(), { flow: "withdraw", ...given, open: true });
  await amount.fill("200");
  await withdraw.click();
  await expect.poll(() => events.names()).toContain("satang-failure");
  expect(Object.fromEntries(events.seen)["satang-failure"]).toMatchObject({
    name: "money.failed.v1",
    reason: "refused",
    code: "MONEY_NOT_ENOUGH",
  });
  events.stop();
});

test("with the keyboard alone: the focus stays in the modal, Escape closes it, and typing reaches its fields", async () => {
  const { given } = createHost();
  const outside = document.createElement("input");
  const place = host();
  place.append(outside);
  outside.focus();
  const { element } = elements.mount(place, { flow: "withdraw", ...given, open: true });
  await expect.element(amount).toBeVisible();
  const inside = () => element.shadowRoot?.activeElement ?? null;
  const modal = () => sheet("Withdraw").element();
  const stops = new Set<Element | null>();
  for (let count = 0; count < 30; count += 1) {
    await userEvent.keyboard(count < 15 ? "{Tab}" : "{Shift>}{Tab}{/Shift}");
    expect(modal().contains(inside()), `after ${count} presses`).toBe(true);
    stops.add(inside());
  }
  expect(stops.size).toBeGreaterThan(2);
  (amount.element() as HTMLElement).focus();
  await userEvent.keyboard("150");
  await expect.element(amount).toHaveValue("150");
  outside.focus();
  expect(modal().contains(inside())).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet("Withdraw")).not.toBeInTheDocument();
  await expect.element(page.elementLocator(outside)).toHaveFocus();
});

test("a modal is in the shadow root of its element, hides the page around it, and a press outside closes it", async () => {
  const { given } = createHost();
  const place = host("<p>Text of the page</p>");
  const { element } = elements.mount(place, { flow: "spin", ...given, open: true });
  const modal = page.getByRole("dialog", { name: "Prize wheel", includeHidden: true });
  await expect.element(modal).toBeVisible();
  expect(modal.element().getRootNode()).toBe(element.shadowRoot);
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  await expect.element(page.getByText("Text of the page")).toBeInTheDocument();
  const hidden = () => page.getByText("Text of the page").element().closest("[aria-hidden=true]");
  await expect.poll(hidden).not.toBeNull();
  expect(element.closest("[aria-hidden=true]")).toBeNull();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await expect.element(modal).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
});

test("two elements of one backend have one session: one reading, and one money action at a time", async () => {
  const { given, sent, backend } = createHost();
  const place = host();
  elements.mount(place, { flow: "wallet", ...given });
  await expect.element(page.getByText("฿500.00").first()).toBeVisible();
  elements.mount(place, { flow: "wallet", ...given });
  await expect.poll(() => page.getByText("฿500.00").elements().length).toBeGreaterThan(1);
  expect(sent("walletGet")).toHaveLength(1);
  const first = elements.mount(place, { flow: "withdraw", ...given, open: true });
  const second = elements.mount(place, { flow: "withdraw", ...given });
  await amount.fill("200");
  backend.use(hang("walletWithdrawAll"));
  await withdraw.click();
  await expect.poll(() => sent("walletWithdrawAll")).toHaveLength(1);
  first.update({ open: false });
  second.update({ open: true });
  const order = page.getByRole("button", { name: "Withdrawing…" });
  await expect.poll(() => order.query()?.getRootNode()).toBe(second.element.shadowRoot);
  await order.click({ force: true });
  expect(sent("walletWithdrawAll")).toHaveLength(1);
});

test("the session of the member ends once for all elements, over everything else, and goes on after the log-in", async () => {
  const { given, backend } = createHost();
  const events = listen();
  let token = "token-1";
  const place = host();
  const onLogin = vi.fn(() => {
    token = "token-2";
    backend.use(...money(500));
  });
  const shared = { ...given, getToken: () => token, onLogin };
  const wallet = elements.mount(place, { flow: "wallet", ...shared });
  elements.mount(place, { flow: "withdraw", ...shared, open: true });
  // A part of the page, behind the modal.
  elements.mount(place, { flow: "spin", ...shared, open: true, presentation: "inline" });
  await amount.fill("200");
  backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 }));
  const refresh = wallet.element.shadowRoot?.querySelector("[data-part=wallet] button");
  refresh?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const ended = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect.element(ended).toBeVisible();
  expect(ended.elements()).toHaveLength(1);
  expect(events.names().filter((name) => name === "satang-unauthorized")).toHaveLength(1);
  await ended.getByRole("button", { name: "Log in" }).click();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  events.stop();
});

test("another language and another place on the page keep what was typed", async () => {
  const { given } = createHost();
  const place = host();
  const { element } = elements.mount(place, { flow: "withdraw", ...given, open: true });
  await amount.fill("200");
  element.setAttribute("locale", "th");
  await expect.element(page.getByRole("dialog", { name: "ถอน\u2060เงิน" })).toBeVisible();
  const field = page.getByRole("textbox");
  await expect.element(field).toHaveValue("200");
  host().append(element);
  await expect.element(field).toHaveValue("200");
  element.locale = "en";
  await expect.element(sheet("Withdraw")).toBeVisible();
  await expect.element(field).toHaveValue("200");
});

test("a withdrawal is a part of the page where the page says so", async () => {
  const { given } = createHost();
  const { element } = elements.mount(host(), {
    ...given,
    flow: "withdraw",
    open: true,
    presentation: "inline",
  });
  const section = page.getByRole("region", { name: "Withdraw" });
  await expect.element(section.getByRole("textbox", { name: "Amount" })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(getComputedStyle(section.element()).borderTopWidth).toBe("1px");
  element.open = false;
  await expect.element(section).not.toBeInTheDocument();
});

test("a language of the page is shown as soon as it is added, by its tag, with its line heights and fonts", async () => {
  const { given } = createHost();
  const { locale: _, ...rest } = given;
  const { element } = elements.mount(host(), { ...rest, flow: "withdraw", open: true });
  element.setAttribute("locale", "vi-VN");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  elements.addLocale(
    elements.defineLocale({
      tag: "vi-VN",
      name: "Tiếng Việt",
      base: "en",
      catalogue: { withdraw: { title: "Rút tiền" } },
      lineHeight: { text: 1.5, tight: 1.35 },
      fontFamily: '"Be Vietnam Pro"',
    }),
  );
  await expect.element(sheet("Rút tiền")).toBeVisible();
  await expect
    .poll(() => getComputedStyle(sheet("Rút tiền").element()).fontFamily)
    .toMatch(/^"Be Vietnam Pro", /);
  element.removeAttribute("locale");
  document.documentElement.lang = "vi";
  element.setAttribute("time-zone", "Asia/Bangkok");
  await expect.element(sheet("Rút tiền")).toBeVisible();
});

test("properties that the page sets before the script defines the element are used", async () => {
  const { given, sent } = createHost();
  // An element of another document is not upgraded before it is on this page.
  const early = document.implementation.createHTMLDocument().createElement("satang-withdraw");
  Object.assign(early, given, { open: true });
  host().append(early);
  await expect.element(amount).toBeVisible();
  expect(sent("walletGet")[0]?.headers.get("authorization")).toBe("Bearer token-1");
});

test("a host that sets its token after the element was connected is signed in, too", async () => {
  const { given, sent } = createHost();
  const { getToken, ...rest } = given;
  const { element } = elements.mount(host(), { flow: "wallet", ...rest });
  await expect.poll(() => element.shadowRoot?.querySelector("[data-satang]")).toBeTruthy();
  element.getToken = getToken;
  await expect.element(page.getByText("฿500.00").first()).toBeVisible();
  await expect
    .poll(() => sent("walletGet").at(-1)?.headers.get("authorization"))
    .toBe("Bearer token-1");
});

test("a visitor sees what the page has inside of an element, and nothing of a member is read", async () => {
  const { given, sent, backend } = createHost();
  const place = host(
    "<satang-wallet><a href='#login'>Log in to see your balance</a></satang-wallet>",
  );
  const wallet = place.querySelector("satang-wallet") as FlowElement;
  const visitor = { ...given, getToken: () => null };
  Object.assign(wallet, visitor);
  elements.mount(place, { flow: "deposit", ...visitor, open: true });
  elements.mount(place, { flow: "spin", ...visitor, open: true });
  await expect
    .element(page.getByRole("link", { name: "Log in to see your balance" }))
    .toBeVisible();
  await expect.poll(() => wallet.shadowRoot?.querySelector("slot")).toBeTruthy();
  expect(page.getByRole("dialog").query()).toBeNull();
  expect(withdraw.query()).toBeNull();
  expect(sent("walletGet")).toEqual([]);
  expect(backend.calls).toEqual([]);
});

test.each([
  ["at once", (token: string | null) => token],
  ["as a promise", (token: string | null) => Promise.resolve(token)],
])(
  "a visitor who logs in on the page deposits there, with a token that comes %s",
  async (_, answer) => {
    const { given, sent } = createHost();
    let token: string | null = null;
    const visitor = { ...given, getToken: () => answer(token) };
    const wallet = elements.mount(host("<p>Log in</p>"), { flow: "wallet", ...visitor });
    const deposit = elements.mount(host(), { flow: "deposit", ...visitor });
    await expect.poll(() => wallet.element.shadowRoot?.querySelector("slot")).toBeTruthy();
    token = "token-1";
    deposit.update({ open: true });
    await expect.element(sheet("Deposit")).toBeVisible();
    await expect.poll(() => wallet.element.shadowRoot?.textContent).toContain("฿500.00");
    expect(new Set(sent("walletGet").map(({ headers }) => headers.get("authorization")))).toEqual(
      new Set(["Bearer token-1"]),
    );
  },
);

test("the wallet asks the page for the flow that the member presses", async () => {
  const { given } = createHost();
  const events = listen();
  const onAction = vi.fn();
  elements.mount(host(), { flow: "wallet", ...given, onAction });
  await page.getByRole("button", { name: "Deposit" }).click();
  expect(events.seen).toEqual([["satang-action", { action: "deposit" }]]);
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ action: "deposit" });
  events.stop();
});

test("the wallet has the buttons of the actions that the page shows, all without a list", async () => {
  const { given } = createHost();
  const { update } = elements.mount(host(), { flow: "wallet", ...given });
  const transfer = page.getByRole("button", { name: "Transfer" });
  await expect.element(transfer).toBeVisible();
  update({ actions: "deposit withdraw" });
  await expect.element(transfer).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
});

test("a slip is offered when the page shows slips", async () => {
  const { given } = createHost();
  const { update } = elements.mount(host(), { flow: "deposit", ...given, open: true });
  await expect.element(page.getByText("Your account")).toBeVisible();
  const slip = page.getByRole("button", { name: /^Send a slip/ });
  expect(slip.query()).toBeNull();
  update({ actions: "slip receipt" });
  await expect.element(slip).toBeVisible();
  for (const _ of ["once", "twice"]) update({ open: undefined });
  await expect.element(sheet("Deposit")).not.toBeInTheDocument();
});

test("every script of the page receives which receipt the member asks for, without account and balance", async () => {
  const { given, sent } = createHost();
  const events = listen();
  elements.mount(host(), { flow: "withdraw", ...given, open: true, actions: "receipt" });
  await amount.fill("200");
  await withdraw.click();
  await expect.poll(events.names).toContain("satang-action");
  const key = sent("walletWithdrawAll")[0]?.headers.get("idempotency-key");
  expect(events.seen.filter(([name]) => name === "satang-action")).toEqual([
    [
      "satang-action",
      {
        action: "receipt",
        kind: "withdraw",
        amount: 20_000,
        currency: "THB",
        reference: key,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ],
  ]);
  const { bankAccountName, bankAccountNo } = exampleOf("walletGet").bankAccount;
  const texts = JSON.stringify(events.seen);
  for (const secret of [bankAccountName, bankAccountNo]) expect(texts).not.toContain(secret);
  events.stop();
});

test("an element that is removed leaves no listener, no style sheet and no rendered element", async () => {
  const { given } = createHost();
  const before = document.adoptedStyleSheets.length;
  const listeners = countListeners();
  const { element, unmount } = elements.mount(host(), { flow: "withdraw", ...given, open: true });
  await amount.fill("200");
  unmount();
  await expect.poll(() => element.shadowRoot?.querySelectorAll("[data-satang]").length).toBe(0);
  await expect
    .poll(() => listeners.left().filter((one) => !one.startsWith("MessagePort")))
    .toEqual([]);
  listeners.stop();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(document.documentElement.className).toBe("");
});

test("every documented part is a part for the style sheet of the page", async () => {
  const { given } = createHost();
  const rules = new CSSStyleSheet();
  rules.replaceSync("satang-withdraw::part(modal) { border-top: 7px solid rgb(1, 2, 3); }");
  document.adoptedStyleSheets.push(rules);
  const { element } = elements.mount(host(), { flow: "withdraw", ...given, open: true });
  await expect.element(amount).toBeVisible();
  expect(getComputedStyle(sheet("Withdraw").element()).borderTopWidth).toBe("7px");
  const parts = [...(element.shadowRoot?.querySelectorAll("[data-part]") ?? [])];
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part.getAttribute("part")).toBe(part.getAttribute("data-part"));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
});

test("the variables of the page, its themes, and a brand of the element reach the flow", async () => {
  const { given } = createHost();
  const { element, update } = elements.mount(host(), { flow: "wallet", ...given });
  await expect.element(page.getByText("฿500.00").first()).toBeVisible();
  const accent = () => {
    const inside = element.shadowRoot?.querySelector("[data-part=wallet]");
    return inside && getComputedStyle(inside).getPropertyValue("--satang-color-accent");
  };
  const ofPage = accent();
  update({ theme: "river-day" });
  await expect.poll(accent).not.toBe(ofPage);
  update({ theme: { ...lotus, id: "of-the-element" } });
  await expect.poll(accent).toBe(lotus.color.accent);
  element.style.setProperty("--satang-color-accent", "#123456");
  expect(accent()).toBe("#123456");
  element.style.removeProperty("--satang-color-accent");
  update({ theme: undefined });
  await expect.poll(accent).toBe(ofPage);
});

/** The size of every element of a flow and of its text, in pixels. */
function measure(element: FlowElement): readonly string[] {
  const all = element.shadowRoot?.querySelectorAll("section *") ?? [];
  return [...all].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const { fontSize } = getComputedStyle(one);
    return `${one.localName} ${Math.round(width)} ${Math.round(height)} ${fontSize}`;
  });
}

test("on a page with a root of 62.5 % an element in pixels has the sizes of any other page, and follows the root without them", async () => {
  const { given } = createHost();
  const options = { flow: "withdraw", presentation: "inline", ...given, open: true } as const;
  const { element, update } = elements.mount(host(), { ...options, theme: "river-day" });
  const other = elements.mount(host(), { ...options, unit: "px" });
  await expect.poll(() => page.getByText("฿500.00").elements().length).toBeGreaterThan(1);
  await expect.poll(() => measure(other.element)).toEqual(measure(element));
  const withoutRoot = measure(element);
  expect(withoutRoot.join()).toContain(" 15px");
  document.documentElement.style.fontSize = "62.5%";
  expect(measure(other.element)).toEqual(withoutRoot);
  expect(measure(element).join()).toContain(" 9.375px");
  update({ unit: "px" });
  await expect.poll(() => measure(element)).toEqual(withoutRoot);
  update({ unit: undefined });
  await expect.poll(() => measure(element).join()).toContain(" 9.375px");
  element.setAttribute("unit", "px");
  await expect.poll(() => measure(element)).toEqual(withoutRoot);
  element.style.setProperty("--satang-font-size-body", "20px");
  expect(measure(element).join()).toContain(" 20px");
});

test("under a policy without inline styles and with Trusted Types the flow works with its styles, and the page keeps its own", async () => {
  const { given, sent } = createHost();
  const frame = document.createElement("iframe");
  frame.title = "A strict host";
  frame.src = "/built-elements/strict.html";
  frame.style.cssText = "width: 380px; height: 700px";
  host().append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const inside = frame.contentDocument as Document;
  const refused: string[] = [];
  inside.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, sourceFile }) =>
    refused.push(`${violatedDirective} ${sample} ${sourceFile}`),
  );
  const element = inside.querySelector("satang-withdraw") as FlowElement;
  Object.assign(element, given);
  const modal = () => element.shadowRoot?.querySelector("[role=dialog]");
  await expect.poll(() => modal()?.querySelector("input")).toBeTruthy();
  const panel = modal() as Element;
  const view = frame.contentWindow as Window;
  expect(view.getComputedStyle(panel).borderTopLeftRadius).not.toBe("0px");
  expect(view.getComputedStyle(panel).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  expect(sent("walletGet")).not.toHaveLength(0);
  const schemeOf = (one: Element) => view.getComputedStyle(one).colorScheme;
  for (const [theme, scheme] of [
    ["river-night", "dark"],
    ["river-day", "light"],
  ] as const) {
    element.theme = theme;
    await expect.poll(() => schemeOf(panel)).toBe(scheme);
  }
  expect(schemeOf(inside.documentElement)).toBe("normal");
  expect(refused).toEqual([]);
});

test("options of mount are those of the element, so that a file of a host writes no markup into the page", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { given } = createHost();
  const trap = vi.fn();
  Object.assign(window, { trap });
  const read = JSON.parse(
    '{"innerHTML":"<img src=x onerror=trap()>","outerHTML":"<b>","id":"x","__proto__":{"open":1},"constructor":1}',
  );
  const { element, update } = elements.mount(host(), { flow: "wallet", ...given, ...read });
  update(read);
  await expect.element(page.getByText("฿500.00").first()).toBeVisible();
  expect(element).toBeInstanceOf(elements.SatangWalletElement);
  expect([element.innerHTML, element.id, element.isConnected]).toEqual(["", "", true]);
  expect(trap).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("the names of the elements have their types", () => {
  const element: Elements.SatangDepositElement = document.createElement("satang-deposit");
  element.addEventListener("satang-success", ({ detail }) => void detail.operation);
  expect(element).toBeInstanceOf(elements.SatangDepositElement);
});

test("the chat opens in its corner, gets what is typed, and Escape returns to its button", async () => {
  const { given } = createHost();
  const { element } = elements.mount(host(), { flow: "chat", ...given });
  const button = page.getByRole("button", { name: /chat/i });
  await button.click();
  expect(element.open).toBe(true);
  const field = page.getByRole("textbox");
  const focused = () => element.shadowRoot?.activeElement;
  await expect.poll(focused).toBe(field.element());
  await userEvent.keyboard("Hello");
  await expect.element(field).toHaveValue("Hello");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(focused).toBe(button.element());
  expect(element.open).toBe(false);
});

test("a chat that the page does not watch while it is closed ends with it, and begins again", async () => {
  const { given, sent } = createHost();
  const { update } = elements.mount(host(), { flow: "chat", ...given, watchWhileClosed: false });
  const field = page.getByRole("textbox");
  expect(sent("chatConfig")).toHaveLength(0);
  update({ open: true });
  await expect.element(field).toBeVisible();
  await expect.poll(() => sent("chatConfig")).toHaveLength(1);
  update({ open: false });
  await expect.element(field).not.toBeInTheDocument();
  update({ open: true });
  await expect.poll(() => sent("chatConfig")).toHaveLength(2);
});

test("a QR is shown as a picture, and its cancel is asked for in the same shadow root", async () => {
  const { given, sent } = createHost(qrReply("qrcodeCurrent", 272_000));
  const { element } = elements.mount(host(), { flow: "deposit", ...given, open: true });
  await page.getByRole("button", { name: /^PromptPay QR · Kasikornbank/ }).click();
  const picture = page.getByRole("img", { name: "QR code to pay 500.00 baht" });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).not.toBe(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  expect(question.element().getRootNode()).toBe(element.shadowRoot);
  await expect
    .poll(() => question.element().contains(element.shadowRoot?.activeElement ?? null))
    .toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(picture).toBeVisible();
  expect(sent("qrcodeCancel")).toHaveLength(0);
});

test("the wheel spins once, shows the prize over the page, and the page receives the outcome", async () => {
  const { given, sent } = createHost(setup(3), coupons, won("BAHT500", 2));
  const events = listen();
  const { element } = elements.mount(host(), { flow: "spin", ...given, open: true });
  const start = page.getByRole("button", { name: /Spin the wheel|Spinning/ });
  await start.dblClick();
  const disc = () => element.shadowRoot?.querySelector("[data-part=wheel-disc]");
  await expect.poll(() => disc()?.getAnimations()).toHaveLength(1);
  disc()?.getAnimations()[0]?.finish();
  const prize = page.getByRole("dialog", { name: /Congratulations/ });
  await expect.element(prize).toMatchTextContent(/เงินสด 500 บาท/);
  // Words have their contrast when the dialog no longer fades in.
  await Promise.all(
    prize
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await expectAccessible();
  expect(sent("spinwheelSpin")).toHaveLength(1);
  expect(events.names().filter((name) => name === "satang-success")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(prize).not.toBeInTheDocument();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(start.element());
  events.stop();
});
