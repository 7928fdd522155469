import { blocks } from "virtual:document-blocks";
import { createFakeBackend, drop, reply } from "@satang/api/testing";
import { createSatang } from "@satang/headless/provider";
import { en } from "@satang/i18n/locales/en";
import { FakeWallet } from "@satang/story-kit/fake-wallet";
import { I18nProvider, ToastProvider } from "@satang/ui";
import type { ComponentType, ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

const overrides = [reply("qrcodeCurrent", { hasQrcode: false }), drop("lookupWithdraw")];

/** What the host of a documented component gives it. */
const ofHost = () => ({
  satang: createSatang({
    baseUrl: "https://wallet.example",
    fetch: createFakeBackend({ overrides }).fetch,
  }),
  getToken: () => "token-of-the-host",
  onLeave: () => undefined,
  label: "Colour",
});

const Page = ({ children }: { children: ReactNode }) => (
  <FakeWallet signedIn overrides={overrides}>
    <I18nProvider locale="en" catalogue={en}>
      <ToastProvider>{children}</ToastProvider>
    </I18nProvider>
  </FakeWallet>
);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === "function";

/** What a block reports in the console, and what the packages miss on its page; its theme is a file of the site. */
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

test.each(blocks)("the code in $name runs, and its components show something", async ({ load }) => {
  const components = Object.entries(await load()).filter(isComponent);
  for (const [name, Component] of components as [string, ComponentType<object>][]) {
    const { getByTestId } = await render(
      <Page>
        <div data-testid={name}>
          <Component {...ofHost()} />
        </div>
      </Page>,
    );
    await expect.element(getByTestId(name)).not.toBeEmptyDOMElement();
  }
  expect(reported.mock.calls).toEqual([]);
});
