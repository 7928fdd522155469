import { satang } from "@satang/core";
import { en } from "@satang/i18n/locales/en";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { AccountNumber } from "../src/primitives/AccountNumber/index.ts";
import { Dialog } from "../src/primitives/Dialog/index.ts";
import { Money } from "../src/primitives/Money/index.ts";
import { ToastProvider } from "../src/primitives/Toast/index.ts";
import { VisuallyHidden } from "../src/primitives/VisuallyHidden/index.ts";

beforeEach(() => document.documentElement.setAttribute("dir", "rtl"));
afterEach(() => document.documentElement.removeAttribute("dir"));

const inEnglish = (children: ReactNode) => (
  <I18nProvider locale="en" catalogue={en}>
    <ToastProvider>{children}</ToastProvider>
  </I18nProvider>
);

/** The visible characters of an element in the order in which they are placed, from left to right. */
function fromLeft(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const placed: { readonly left: number; readonly text: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [index, text] of [...(node.textContent ?? "")].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      placed.push({ left: range.getBoundingClientRect().left, text });
    }
  }
  return placed
    .sort((one, other) => one.left - other.left)
    .map(({ text }) => text)
    .join("");
}

test("on a page from right to left an amount keeps its sign and currency on the left, also in the host's own text", async () => {
  await render(
    <p>
      <Money amount={satang(50_000)} currency="THB" sign="minus" data-testid="money" /> שלום
    </p>,
  );
  expect(fromLeft(page.getByTestId("money").element())).toBe("−฿500.00");
});

test("the groups of an account number keep their order", async () => {
  await render(<div>{inEnglish(<AccountNumber value="1234567890" />)}</div>);
  const digits = document.querySelector('[data-part="digits"]') as Element;
  expect(fromLeft(digits)).toBe("1234567890");
});

test("the words of a flow, its modals and its toasts have the direction of their language", async () => {
  await render(
    inEnglish(
      <Dialog title="Withdraw" defaultOpen>
        At least 100.
      </Dialog>,
    ),
  );
  const direction = (element: Element) => getComputedStyle(element).direction;
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
  expect(direction(page.getByRole("dialog").element())).toBe("ltr");
  expect(direction(document.querySelector('[data-part="toasts"]') as Element)).toBe("ltr");
  expect(direction(document.querySelector("[data-satang-language]") as Element)).toBe("ltr");
});

test("a text that is only announced, at the left edge of the page, does not make it scroll sideways", async () => {
  const atTheLeft = { position: "absolute", top: 20, left: 0, width: 200 } as const;
  await render(
    <div style={atTheLeft}>
      {inEnglish(
        <p>
          <VisuallyHidden>Saved</VisuallyHidden>
        </p>,
      )}
    </div>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
