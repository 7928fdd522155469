import { expectAccessible } from "@satang/story-kit/axe";
import { money, qrReply } from "@satang/story-kit/fake-money";
import { drop, hang, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QrDepositFlow } from "../src/flows/deposit/index.ts";
import { InviteFlow } from "../src/flows/invite/index.ts";
import { RefundFlow } from "../src/flows/refund/index.ts";
import { WithdrawFlow } from "../src/flows/withdraw/index.ts";
import type { FlowFailureProps, FlowHeaderProps } from "../src/provider/index.ts";
import { modalFlows } from "./modal-flows.ts";

const dialog = page.getByRole("dialog");
const back = page.getByRole("button", { name: "Back", exact: true });
const amount = page.getByRole("textbox", { name: "Amount" });
const overrides = [
  ...money(500),
  reply("qrcodeCurrent", { hasQrcode: false }),
  reply("inviteBanners", { banners: [] }),
  reply("refundBanners", { banners: [] }),
];

/** A promotion has nothing to show before a code is searched. */
const shown = modalFlows.filter(({ name }) => name !== "PromotionFlow");

test.each(shown)("$name is a modal, a part of the page, or a page", async ({ Flow, more }) => {
  const onOpenChange = vi.fn();
  const { screen } = await showMoney(<Flow {...more} open onOpenChange={onOpenChange} />, {
    overrides,
  });
  await expect.element(dialog.getByRole("heading", { level: 2 }).first()).toBeVisible();

  await screen.rerender(<Flow {...more} open onOpenChange={onOpenChange} presentation="inline" />);
  const section = page
    .getByRole("region")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect.element(section.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(back).not.toBeInTheDocument();

  await screen.rerender(<Flow {...more} open onOpenChange={onOpenChange} presentation="page" />);
  await expect.element(section.getByRole("heading", { level: 1 })).toBeVisible();
  onOpenChange.mockClear();
  await back.first().click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
});

test.each([
  ["InviteFlow", InviteFlow, "Invite friends"],
  ["RefundFlow", RefundFlow, "Refund"],
] as const)("%s: the way back on the banners of a page leaves it", async (_name, Flow, title) => {
  const banners = [{ image: "", html: "<p>Bring friends</p>" }];
  const onOpenChange = vi.fn();
  const flow = (open: boolean) => (
    <Flow open={open} onOpenChange={onOpenChange} presentation="page" />
  );
  const { screen } = await showMoney(flow(true), {
    overrides: [
      ...money(500),
      reply("inviteBanners", { banners }),
      reply("refundBanners", { banners }),
    ],
  });
  const shown = page.getByText("Bring friends");
  await expect.element(shown).toBeVisible();
  await back.click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
  await screen.rerender(flow(false));
  await expect.element(page.getByRole("heading", { name: title })).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledOnce();

  await screen.rerender(flow(true));
  await expect.element(shown).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("in the page, a member withdraws, and the flow asks to be closed with its reason", async () => {
  const onOpenChange = vi.fn();
  const onSuccess = vi.fn();
  await showMoney(
    <WithdrawFlow open presentation="inline" onOpenChange={onOpenChange} onSuccess={onSuccess} />,
    { overrides },
  );
  await amount.fill("200");
  await expectAccessible();
  await page.getByRole("button", { name: "Withdraw 200.00 baht" }).click();
  await expect
    .element(page.getByText("200.00 baht is on its way to your bank account."))
    .toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "done" });
  expect(onSuccess).toHaveBeenCalledOnce();
});

test("in the page, Escape and a press outside close nothing, and the focus stays where it is", async () => {
  const onOpenChange = vi.fn();
  await showMoney(
    <>
      <button type="button">Before</button>
      <WithdrawFlow open presentation="inline" onOpenChange={onOpenChange} />
    </>,
    { overrides },
  );
  const before = page.getByRole("button", { name: "Before" });
  await before.click();
  await expect.element(amount).toBeVisible();
  await expect.element(before).toHaveFocus();
  await amount.fill("2");
  await userEvent.keyboard("{Escape}");
  await before.click();
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(amount).toHaveValue("2");
});

test("a page of its own has the focus at its title, and no way back while the order is sent", async () => {
  await showMoney(<WithdrawFlow open presentation="page" onOpenChange={() => undefined} />, {
    overrides: [...overrides, hang("walletWithdrawAll")],
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Withdraw" })).toHaveFocus();
  await amount.fill("200");
  await page.getByRole("button", { name: "Withdraw 200.00 baht" }).click();
  await expect.element(back).toBeDisabled();
});

test("text that is typed in the page is kept while the flow is closed", async () => {
  const flow = (open: boolean) => (
    <WithdrawFlow open={open} presentation="inline" onOpenChange={() => undefined} />
  );
  const { screen } = await showMoney(flow(true), { overrides });
  await amount.fill("200");
  await screen.rerender(flow(false));
  await expect.element(page.getByRole("region", { name: "Withdraw" })).not.toBeInTheDocument();
  await screen.rerender(flow(true));
  await expect.element(amount).toHaveValue("200");
});

test.each(["modal", "inline", "page"] as const)(
  "%s: the host's classes are on the parts that they name",
  async (presentation) => {
    const classNames = {
      root: "own-root",
      header: "own-header",
      title: "own-title",
      description: "own-description",
      body: "own-body",
    };
    await showMoney(
      <WithdrawFlow
        open
        presentation={presentation}
        classNames={classNames}
        onOpenChange={() => undefined}
      />,
      { overrides },
    );
    await expect.element(amount).toBeVisible();
    const classOf = (part: string) =>
      document.querySelector(`.own-root [data-part="${part}"], .own-root[data-part="${part}"]`)
        ?.classList;
    expect(classOf(presentation === "modal" ? "modal" : "flow")).toContain("own-root");
    for (const part of ["header", "title", "description", "body"])
      expect(classOf(part), part).toContain(`own-${part}`);
  },
);

test("a QR deposit alone reads no accounts, and creates its QR", async () => {
  const { backend, sent } = await showMoney(
    <QrDepositFlow provider="KBANK" open presentation="inline" onOpenChange={() => undefined} />,
    { overrides: [...overrides, qrReply("qrcodeCreate")] },
  );
  await amount.fill("500");
  await page.getByRole("button", { name: "Create a QR for 500.00 baht" }).click();
  await expect.element(page.getByRole("img", { name: /QR code to pay/ })).toBeVisible();
  expect(sent("qrcodeCreate").map(({ body }) => body)).toEqual([{ amount: 500 }]);
  expect(backend.calls.map(({ id }) => id)).not.toContain("lookupDeposit");
});

test("in the page, the focus stays in a flow when the element that has it is replaced", async () => {
  await showMoney(
    <QrDepositFlow provider="KBANK" open presentation="inline" onOpenChange={() => undefined} />,
    { overrides: [...overrides, qrReply("qrcodeCreate")] },
  );
  await amount.fill("500");
  await userEvent.keyboard("{Enter}");
  const picture = page.getByRole("img", { name: /QR code to pay/ });
  await expect.element(picture).toBeVisible();
  const flow = picture.element().closest("[data-part=flow]");
  await expect.poll(() => flow?.contains(document.activeElement)).toBe(true);
});

test.each(shown)("$name has the classes and the header of the host", async ({ Flow, more }) => {
  const onOpenChange = vi.fn();
  const own = { root: "own-root", header: "own-header", title: "own-title", body: "own-body" };
  const flow = (header?: typeof OwnHeader) => (
    <Flow {...more} open onOpenChange={onOpenChange} classNames={own} slots={{ header }} />
  );
  const { screen } = await showMoney(flow(), { overrides });
  for (const name of Object.values(own))
    await expect.poll(() => document.querySelectorAll(`.${name}`).length).toBe(1);
  await screen.rerender(flow(OwnHeader));
  await expect.element(page.getByText(/^Lotus: ./)).toBeVisible();
  await expect.element(dialog.getByRole("heading", { level: 2 }).first()).toBeInTheDocument();
  await page.getByRole("button", { name: "Leave" }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
});

function OwnHeader({ title, onClose }: FlowHeaderProps) {
  return (
    <header>
      <strong>Lotus: {title}</strong>
      <button type="button" disabled={!onClose} onClick={() => onClose?.()}>
        Leave
      </button>
    </header>
  );
}
const OwnLoading = () => <p>Lotus is reading…</p>;
const OwnFailure = ({ onRetry }: FlowFailureProps) => (
  <button type="button" onClick={onRetry}>
    Lotus could not read it
  </button>
);
const slots = { header: OwnHeader, loading: OwnLoading, failure: OwnFailure };

test.each(["modal", "inline", "page"] as const)(
  "%s: a header of the host is shown, closes the flow, and the title is still announced",
  async (presentation) => {
    const onOpenChange = vi.fn();
    await showMoney(
      <WithdrawFlow open presentation={presentation} slots={slots} onOpenChange={onOpenChange} />,
      { overrides },
    );
    const flow =
      presentation === "modal"
        ? page.getByRole("dialog", { name: "Withdraw" })
        : page.getByRole("region", { name: "Withdraw" }).first();
    await expect.element(flow.getByText("Lotus: Withdraw")).toBeVisible();
    await expect.element(amount).toBeVisible();
    await expectAccessible();
    for (const name of ["Close", "Back"])
      expect(page.getByRole("button", { name, exact: true }).query()).toBeNull();
    await page.getByRole("button", { name: "Leave" }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
  },
);

test("a header of the host cannot close a flow while the order is sent", async () => {
  await showMoney(<WithdrawFlow open slots={slots} onOpenChange={() => undefined} />, {
    overrides: [...overrides, hang("walletWithdrawAll")],
  });
  await amount.fill("200");
  await page.getByRole("button", { name: "Withdraw 200.00 baht" }).click();
  await expect.element(page.getByRole("button", { name: "Leave" })).toBeDisabled();
});

test("a hidden header leaves the way to close a modal, and the line below the title is gone", async () => {
  await showMoney(<WithdrawFlow open slots={{ header: null }} onOpenChange={() => undefined} />, {
    overrides,
  });
  await expect.element(amount).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Withdraw" });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Close" })).toBeVisible();
  await expect.element(dialog).not.toHaveAccessibleDescription();
});

test("content that is read or cannot be read is shown by the host", async () => {
  const { backend } = await showMoney(
    <WithdrawFlow open slots={slots} onOpenChange={() => undefined} />,
    { overrides: [...overrides, drop("lookupWithdraw")] },
  );
  const failure = page.getByRole("button", { name: "Lotus could not read it" });
  await expect.element(failure).toBeVisible();
  backend.use(hang("lookupWithdraw"));
  await failure.click();
  await expect.element(page.getByText("Lotus is reading…")).toBeVisible();
});
