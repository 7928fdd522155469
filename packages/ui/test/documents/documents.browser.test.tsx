import { blocks } from "virtual:document-blocks";
import { createFakeBackend, drop, reply } from "@satang/api/testing";
import { createSatang } from "@satang/headless/provider";
import { en } from "@satang/i18n/locales/en";
import { storeInterrupted } from "@satang/story-kit/fake-money";
import { FakeWallet } from "@satang/story-kit/fake-wallet";
import { I18nProvider, ToastProvider } from "@satang/ui";
import type { ComponentType, ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FRAGMENTS } from "./fragments.tsx";

const overrides = [reply("qrcodeCurrent", { hasQrcode: false }), drop("lookupWithdraw")];

/** Props that the host of a documented component gives it. */
const ofHost = () => ({
  satang: createSatang({
    baseUrl: "https://wallet.example",
    fetch: createFakeBackend({ overrides }).fetch,
  }),
  getToken: () => "token-of-the-host",
  onLeave: () => undefined,
  label: "Colour",
});

/** An order without a reply, which the page has stored before a reload. */
const stored = storeInterrupted([{ operation: "withdraw", order: { amount: 120_000 } }]);

const Page = ({ children, isReloaded }: { children: ReactNode; isReloaded: boolean }) => (
  <FakeWallet signedIn overrides={overrides} stored={isReloaded ? stored : {}}>
    <I18nProvider locale="en" catalogue={en}>
      <ToastProvider>{children}</ToastProvider>
    </I18nProvider>
  </FakeWallet>
);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === "function";

/** Reports of a block in the console, and what the packages miss on its page; its theme is a file of the site. */
const reported = vi.fn<(...words: unknown[]) => void>();
const report = (...words: unknown[]) => {
  if (!/No style sheet has the theme/.test(String(words[0]))) reported(...words);
};

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal("fetch", createFakeBackend({ overrides }).fetch);
  vi.spyOn(console, "error").mockImplementation(report);
  vi.spyOn(console, "warn").mockImplementation(report);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

/** Renders the components of a module, each in an element with its name. */
async function show(module: Readonly<Record<string, unknown>>, isReloaded = false) {
  const components = Object.entries(module).filter(isComponent);
  const shown = [];
  for (const [name, Component] of components as [string, ComponentType<object>][]) {
    const { getByTestId } = await render(
      <Page isReloaded={isReloaded}>
        <div data-testid={name}>
          <Component {...ofHost()} />
        </div>
      </Page>,
    );
    shown.push(getByTestId(name));
  }
  return shown;
}

const whole = blocks.filter(({ fragment }) => fragment === null);
test.each(whole)("the code in $name runs, and its components show something", async ({ load }) => {
  for (const element of await show(await load()))
    await expect.element(element).not.toBeEmptyDOMElement();
  expect(reported.mock.calls).toEqual([]);
});

const doings = (code: string) => FRAGMENTS.filter(({ has }) => code.includes(has));
const fragments = blocks.flatMap(({ name, fragment, load }) =>
  fragment === null ? [] : [{ name, code: fragment, load }],
);
test.each(fragments)(
  "the fragment in $name does what its document says",
  async ({ code, load }) => {
    const [fragment] = doings(code);
    const module = await load();
    await show(module, code.includes("<OpenOperations"));
    await fragment?.does(module);
    expect(reported.mock.calls).toEqual([]);
  },
);

test("each fragment has one expectation, and each expectation a fragment", () => {
  expect(fragments.map(({ code }) => doings(code).length)).toEqual(FRAGMENTS.map(() => 1));
});
