import type { LateOutcome, MoneyOperationView } from "@satang/headless/money";
import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { createFakeWallet } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NextSteps } from "../failures/NextSteps.tsx";
import { MoneyOutcome } from "./MoneyOutcome.tsx";
import { OperationNotice } from "./OperationNotice.tsx";

const message = page.getByRole("status");
const SENT_AT = Date.parse("2026-11-21T10:41:55+07:00");

function viewOf(facts: Partial<MoneyOperationView>): MoneyOperationView {
  return {
    status: "notKnownYet",
    outcome: null,
    operation: "transfer",
    order: { from: "wallet", to: "PGSLOT", amount: 50_000 },
    receipt: null,
    error: null,
    hint: null,
    isAnswered: false,
    isRepeated: false,
    sentAt: SENT_AT,
    settlesAt: SENT_AT + 90_000,
    canRetry: false,
    canForget: false,
    checkState: "none",
    retry: () => undefined,
    check: () => undefined,
    close: () => undefined,
    forget: () => undefined,
    ...facts,
  };
}

const clock = { now: () => SENT_AT + 60_000 };
const { satang } = createFakeWallet();

type Facts = Partial<MoneyOperationView> & { readonly status: LateOutcome };

const Outcome = (facts: Facts) => (
  <SatangProvider {...satang} clock={clock}>
    <MoneyOutcome
      operation={viewOf(facts)}
      status={facts.status}
      order="Transfer of 500.00 baht from Wallet to PG Slot"
      onClose={() => undefined}
    />
    <button type="button">Elsewhere</button>
  </SatangProvider>
);

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("the message", () => {
  test.each<[LateOutcome, string, string]>([
    ["checking", "Checking the result", "The service hasn’t confirmed it yet."],
    ["notKnownYet", "We can’t confirm the result yet", "Your balance is safe."],
    ["done", "It went through", "It went through, exactly once"],
    ["refused", "We couldn’t complete this", "This can’t be done right now."],
    ["reversed", "The money was returned", "Your balance is unchanged."],
    ["nothingHappened", "It didn’t go through", "No money has left your account."],
  ])("%s has its own text, and repeats the order", async (status, title, text) => {
    await show(<Outcome status={status} />);
    await expect.element(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect.element(message).toMatchTextContent(text);
    await expect
      .element(message)
      .toMatchTextContent("Transfer of 500.00 baht from Wallet to PG Slot");
    await expectAccessible();
  });

  test.each(["checking", "notKnownYet"] as const)(
    "%s names the network that answered instead of the service",
    async (status) => {
      const error = { kind: "raw", message: "", status: 200, sender: "portal" } as const;
      await show(<Outcome status={status} error={error} />);
      await expect.element(message).toMatchTextContent("Log in to the network first");
    },
  );

  test("done names no network that answered before", async () => {
    const error = { kind: "raw", message: "", status: 200, sender: "portal" } as const;
    await show(<Outcome status="done" error={error} />);
    await expect.element(message).not.toMatchTextContent("Log in to the network first");
  });

  test("an order that a network did not let through says so", async () => {
    const error = { kind: "notSent", reason: "unread", sender: "portal" } as const;
    await show(
      <SatangProvider {...satang}>
        <OperationNotice operation={viewOf({ status: "notSent", error })} />
      </SatangProvider>,
    );
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("This network asks you to log in first.");
  });

  test.each(["locked", "unread", "storage", "memberChanged", "token", "input"] as const)(
    "an order that was not sent says so, with a reason of its own: %s",
    async (reason) => {
      const error = { kind: "notSent", reason } as const;
      await show(
        <SatangProvider {...satang}>
          <OperationNotice operation={viewOf({ status: "notSent", error })} />
        </SatangProvider>,
      );
      await expect.element(page.getByRole("alert")).toMatchTextContent("Nothing was sent");
      const text = page.getByRole("alert").element().textContent ?? "";
      expect(text.length).toBeGreaterThan("Nothing was sent".length + 10);
    },
  );

  test("an unknown outcome shows when the order was sent, the earliest time of the result, and what is safe meanwhile", async () => {
    await show(<Outcome status="notKnownYet" />);
    const steps = page.getByRole("listitem");
    await expect.element(steps.nth(0)).toMatchTextContent("Sent10:41");
    await expect.element(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect.element(steps.nth(2)).toMatchTextContent("after 10:44");
    await expect.element(page.getByText("Use the app as usual")).toBeVisible();
    await expect.element(page.getByText("Please don’t send it again")).toBeVisible();
  });

  test("a row that may match is shown as a possibility, without a time of the result", async () => {
    const hint = { amount: 50_000, createdAt: "2026-11-21T10:42:00+07:00" };
    await show(<Outcome status="notKnownYet" hint={hint} />);
    await expect
      .element(message)
      .toMatchTextContent(
        "Your statement shows 500.00 baht at 21/11/2026 10:42:00. It may be this one.",
      );
    expect(message.element().textContent).not.toContain("If nothing happened");
  });

  test("the same order again asks the member, with its age", async () => {
    await show(<Outcome status="notKnownYet" isRepeated />);
    await expect
      .element(page.getByRole("heading", { name: "You already sent this" }))
      .toBeVisible();
    await expect.element(message).toMatchTextContent("You sent the same request 1 minute ago");
    await expectAccessible();
  });
});

describe("the actions", () => {
  test("a retry is offered only when it is safe", async () => {
    const { rerender } = await show(<Outcome status="notKnownYet" />);
    await expect.element(button("Check now")).toBeVisible();
    await expect.element(button("Send it again")).not.toBeInTheDocument();
    const retry = vi.fn();
    await rerender(<Outcome status="notKnownYet" canRetry retry={retry} />);
    await expect.element(page.getByText("Please don’t send it again")).not.toBeInTheDocument();
    await button("Send it again").click();
    expect(retry).toHaveBeenCalledOnce();
    await rerender(<Outcome status="nothingHappened" canRetry />);
    await expect.element(button("Try again")).toBeVisible();
    await rerender(<Outcome status="refused" />);
    await expect.element(button("Try again")).not.toBeInTheDocument();
  });

  test("the button that reads again says that it reads, and then that it has just read", async () => {
    const check = vi.fn();
    const { rerender } = await show(<Outcome status="notKnownYet" check={check} />);
    await button("Check now").click();
    expect(check).toHaveBeenCalledOnce();
    await rerender(<Outcome status="notKnownYet" checkState="requested" check={check} />);
    await expect.element(button("Checking…")).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    await rerender(<Outcome status="notKnownYet" checkState="answered" check={check} />);
    await expect.element(button("Just checked")).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Just checked")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(check).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  test("the order can be removed from the list only after the settling time", async () => {
    const forget = vi.fn();
    const { rerender } = await show(<Outcome status="notKnownYet" forget={forget} />);
    await expect
      .element(button("I’ve checked it, remove it from the list"))
      .not.toBeInTheDocument();
    await rerender(<Outcome status="notKnownYet" canForget forget={forget} />);
    await button("I’ve checked it, remove it from the list").click();
    expect(forget).toHaveBeenCalledOnce();
  });

  test("the support can be asked about the order, where the host has a way to it", async () => {
    const [close, contactSupport] = [vi.fn(), vi.fn()];
    const shown = (status: LateOutcome) => (
      <NextSteps steps={{ contactSupport }}>
        <Outcome status={status} close={close} />
      </NextSteps>
    );
    const { rerender } = await show(<Outcome status="notKnownYet" />);
    await expect.element(button("Contact us")).not.toBeInTheDocument();
    await rerender(shown("checking"));
    await expect.element(button("Contact us")).not.toBeInTheDocument();
    await rerender(shown("notKnownYet"));
    await button("Contact us").click();
    expect(close).toHaveBeenCalledOnce();
    expect(contactSupport).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^A question about: Transfer of 500\.00\sbaht .* · 10:41/),
    );
  });

  test("everything can be reached with the keyboard alone", async () => {
    const [close, check] = [vi.fn(), vi.fn()];
    await show(<Outcome status="notKnownYet" close={close} check={check} />);
    await expect.element(message).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    expect(close).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Tab}{Enter}");
    expect(check).toHaveBeenCalledOnce();
  });
});

/** Heights of the lines that a text is set in. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test.each([
  ["th", "กรุณาอย่าทำรายการซ้ำ"],
  ["la", "ກະລຸນາຢ່າເຮັດທຸລະກຳຊ້ຳ"],
  ["en", "Please don’t send it again"],
] as const)(
  "on the smallest phone no line breaks inside the warning: %s",
  async (locale, words) => {
    document.body.style.width = "280px";
    try {
      await show(<Outcome status="notKnownYet" />, locale);
      const warning = page.getByText(words, { exact: true });
      await expect.element(warning).toBeVisible();
      expect(linesOf(warning.element())).toBe(1);
    } finally {
      document.body.style.width = "";
    }
  },
);

test("the picture of the accounts is decoration, and nothing in it moves", async () => {
  await show(<Outcome status="notKnownYet" />);
  await expect.poll(() => message.element().querySelector("[data-part=coin]")).not.toBeNull();
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  expect(message.element().getAnimations({ subtree: true })).toEqual([]);
});

describe("the focus is", () => {
  test("on the message, also when the pressed button is removed", async () => {
    const { rerender } = await show(<Outcome status="notKnownYet" />);
    await expect.element(message).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(button("Check now")).toHaveFocus();
    await rerender(<Outcome status="done" />);
    await expect.element(message).toHaveFocus();
  });

  test("not moved when the outcome arrives after the member moved it", async () => {
    const { rerender } = await show(<Outcome status="checking" />);
    await button("Elsewhere").click();
    await rerender(<Outcome status="done" />);
    await expect.element(message).toMatchTextContent("It went through");
    await expect.element(button("Elsewhere")).toHaveFocus();
  });
});

test.each(["th", "la"] as const)(
  "the longest message fits 320 px at a large text size: %s",
  async (locale) => {
    document.documentElement.style.fontSize = "200%";
    document.body.style.width = "288px";
    try {
      await show(<Outcome status="notKnownYet" canRetry canForget />, locale);
      await expect.element(message).toBeVisible();
      const { scrollWidth, clientWidth } = message.element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    } finally {
      document.documentElement.style.fontSize = "";
      document.body.style.width = "";
    }
  },
);
