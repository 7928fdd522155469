import { expectAccessible } from "@satang/story-kit/axe";
import { type Interrupted, money, storeInterrupted } from "@satang/story-kit/fake-money";
import { drop, type FakeWalletOptions } from "@satang/story-kit/fake-wallet";
import { passTimeUntil } from "@satang/story-kit/pass-time";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { OpenOperations } from "./OpenOperations.tsx";
import { OperationReports } from "./OperationReports.tsx";

const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
const list = page.getByRole("list", { name: "Not confirmed yet" });
const rows = list.getByRole("listitem");
const close = page.getByRole("button", { name: "Close" }).last();

const moved: Interrupted = {
  operation: "transfer",
  order: { from: "wallet", to: "PGSLOT", amount: 50_000 },
  sentAt: Date.now() - 20_000,
};
const withdrawn: Interrupted = {
  key: "second",
  operation: "withdraw",
  order: { amount: 120_000 },
  sentAt: Date.now() - 10_000,
  outcome: "done",
};

afterEach(() => void vi.useRealTimers());

const open = (
  interrupted: readonly Interrupted[],
  children = <OperationReports />,
  options: FakeWalletOptions = {},
) =>
  showMoney(
    <>
      <input aria-label="Check code" />
      <OpenOperations />
      {children}
    </>,
    {
      overrides: [...money(500), drop("statementList")],
      stored: storeInterrupted(interrupted),
      ...options,
    },
  );

/** The first readings of an interrupted operation prove nothing. */
async function untilUnknown() {
  await expect.element(rows.first()).toBeVisible();
  await passTimeUntil(dialog("Transfer"));
}

test("nothing is rendered when nothing is open", async () => {
  await open([]);
  await expect.element(page.getByRole("textbox", { name: "Check code" })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("interrupted operations are reported one by one, and read ones are removed", async () => {
  const { device } = await open([{ ...moved, outcome: "nothingHappened" }, withdrawn]);
  await expect.element(dialog("Transfer")).toMatchTextContent("It didn’t go through");
  await expect.element(dialog("Withdrawal")).not.toBeInTheDocument();
  await expectAccessible();
  await close.click();
  await expect.element(dialog("Withdrawal")).toMatchTextContent("It went through");
  await expect.element(dialog("Withdrawal")).toMatchTextContent("1,200.00 baht");
  await close.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(list).not.toBeInTheDocument();
  expect(device.keys().filter((key) => key.startsWith("money.member"))).toEqual([]);
});

test("a translator leaves the games, the codes and the amounts of interrupted orders as they are", async () => {
  const bonus: Interrupted = {
    key: "third",
    operation: "bonusActivate",
    order: { code: "Day one" },
    sentAt: Date.now() - 10_000,
    outcome: "nothingHappened",
  };
  await open([{ ...moved, outcome: "nothingHappened" }, bonus]);
  const report = dialog("Transfer");
  await expect.element(report).toMatchTextContent("from Wallet to PG Slot");
  const kept = (part: string) =>
    [...document.querySelectorAll(`[data-part=${part}] [translate=no]`)].map(
      ({ textContent }) => textContent,
    );
  expect(kept("open-operations")).toEqual(expect.arrayContaining(["500.00", "PG Slot", "Day one"]));
  expect(kept("outcome")).toEqual(expect.arrayContaining(["500.00", "PG Slot"]));
  expect([...kept("open-operations"), ...kept("outcome")]).not.toContain("Wallet");
});

test("a cancelled QR that is no longer open may have been paid, and is not reported as cancelled", async () => {
  const cancelled: Interrupted = {
    operation: "qrCancel",
    order: { provider: "KBANK", qrcodeId: "qr-1" },
    sentAt: Date.now() - 10_000,
    outcome: "done",
  };
  await open([cancelled]);
  const report = dialog("QR deposit");
  await expect.element(report).toMatchTextContent("This QR is no longer valid");
  await expect.element(report).toMatchTextContent("If you have already paid with it");
  await expect.element(report).not.toMatchTextContent("it was done");
});

test("closing a message about an unknown outcome keeps it in the list, and its details say the same", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { device } = await open([moved]);
  await untilUnknown();
  await expect.element(dialog("Transfer")).toMatchTextContent("We can’t confirm the result yet");
  vi.useRealTimers();
  await close.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(rows).toMatchTextContent("We can’t confirm the result yet");
  expect(device.keys().some((key) => key.startsWith("money.member"))).toBe(true);
  await expectAccessible();
  await page
    .getByRole("button", { name: "Details: Transfer of 500.00 baht from Wallet to PG Slot" })
    .click();
  await expect.element(dialog("Transfer")).toMatchTextContent("In the meantime");
  await expect.element(page.getByRole("dialog")).toHaveLength(1);
});

test("the message takes the focus, and Escape closes it", async () => {
  await open([withdrawn]);
  await expect.element(dialog("Withdrawal")).toBeVisible();
  await expect
    .poll(() => dialog("Withdrawal").element().contains(document.activeElement))
    .toBe(true);
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("the message waits until the member has stopped typing", async () => {
  const { screen } = await open([withdrawn], <p>No reports yet</p>);
  const search = page.getByRole("textbox", { name: "Check code" });
  await search.fill("a");
  await screen.rerender(
    <>
      <input aria-label="Check code" />
      <OpenOperations />
      <OperationReports />
    </>,
  );
  await expect.element(rows.first()).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(dialog("Withdrawal")).toBeVisible();
});

test("the message waits while the app pauses it, and while another modal is open", async () => {
  const { screen } = await open([withdrawn], <OperationReports paused />);
  await expect.element(rows.first()).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const withModal = (isOpen: boolean) => (
    <>
      <input aria-label="Check code" />
      <OpenOperations />
      <OperationReports />
      <Dialog open={isOpen} title="Conditions">
        <p>Text</p>
      </Dialog>
    </>
  );
  await screen.rerender(withModal(true));
  await expect.element(dialog("Conditions")).toBeVisible();
  await expect.element(dialog("Withdrawal")).not.toBeInTheDocument();
  await screen.rerender(withModal(false));
  await expect.element(dialog("Withdrawal")).toBeVisible();
});
