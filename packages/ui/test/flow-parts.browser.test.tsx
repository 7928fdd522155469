import { createFakeChat, said, wrote } from "@satang/story-kit/fake-chat";
import { money, qrReply, statementRow } from "@satang/story-kit/fake-money";
import { drop, hang, type Override, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BonusFlow } from "../src/flows/bonus/index.ts";
import { type ChatOpenerProps, ChatWidget, type ChatWidgetProps } from "../src/flows/chat/index.ts";
import { QrDepositFlow } from "../src/flows/deposit/index.ts";
import { FlowFrame } from "../src/flows/frame/FlowFrame.tsx";
import { FlowSubmit } from "../src/flows/frame/FlowSubmit.tsx";
import { ContactFlow, HowtoFlow } from "../src/flows/info/index.ts";
import { ProfileFlow } from "../src/flows/profile/index.ts";
import { ProtectionFlow } from "../src/flows/protection/index.ts";
import { RegisterFlow } from "../src/flows/register/index.ts";
import { LoginFlow } from "../src/flows/session/index.ts";
import { StatementFlow } from "../src/flows/statement/index.ts";
import { TransferFlow } from "../src/flows/transfer/index.ts";
import { WalletPanel } from "../src/flows/wallet/index.ts";
import { WithdrawFlow } from "../src/flows/withdraw/index.ts";
import type {
  FlowFailureProps,
  FlowHeaderProps,
  FlowPart,
  FlowPartsProps,
  FlowQuickAmountsProps,
  FlowSubmitProps,
} from "../src/provider/index.ts";

const overrides = [
  ...money(500),
  statementRow("deposit"),
  reply("qrcodeCurrent", { hasQrcode: false }),
];
const nothing = () => undefined;
const amount = page.getByRole("textbox", { name: "Amount" });

const PARTS = [
  "root",
  "header",
  "title",
  "description",
  "body",
  "footer",
  "close",
  "amount",
  "quickAmounts",
  "submit",
] as const satisfies readonly FlowPart[];
const classNames = Object.fromEntries(PARTS.map((part) => [part, `own-${part}`]));
const partsWithClass = () => PARTS.filter((part) => document.querySelector(`.own-${part}`));

function OwnQuickAmounts({ amounts, onValueChange }: FlowQuickAmountsProps) {
  const [first = null] = amounts;
  return (
    <button type="button" onClick={() => first !== null && onValueChange(first)}>
      Lotus: the least
    </button>
  );
}
const OwnSubmit = ({ loading, children, ...button }: FlowSubmitProps) => (
  <button {...button} aria-busy={loading}>
    Lotus: {children}
  </button>
);

const moneyFlows: readonly [
  name: string,
  Flow: ComponentType<FlowPartsProps>,
  parts: FlowPart[],
][] = [
  [
    "QrDepositFlow",
    (props) => (
      <QrDepositFlow {...props} provider="KBANK" open presentation="page" onOpenChange={nothing} />
    ),
    ["amount", "quickAmounts", "submit"],
  ],
  [
    "WithdrawFlow",
    (props) => <WithdrawFlow {...props} open presentation="page" onOpenChange={nothing} />,
    ["amount", "submit"],
  ],
  [
    "TransferFlow",
    (props) => <TransferFlow {...props} open presentation="page" onOpenChange={nothing} />,
    ["amount", "quickAmounts", "submit"],
  ],
];

test.each(moneyFlows)(
  "%s: classes of the host are on the parts of its form",
  async (_, Flow, parts) => {
    await showMoney(<Flow classNames={classNames} />, { overrides });
    await expect.element(amount).toBeVisible();
    expect(partsWithClass()).toEqual(
      expect.arrayContaining(["root", "header", "title", "body", ...parts]),
    );
    expect(document.querySelector(".own-amount")?.contains(amount.element())).toBe(true);
    expect(document.querySelector(".own-submit")?.getAttribute("type")).toBe("submit");
  },
);

test("the quick amounts and the button of the host enter an amount and send it", async () => {
  const slots = { quickAmounts: OwnQuickAmounts, submit: OwnSubmit };
  const { sent } = await showMoney(
    <QrDepositFlow
      provider="KBANK"
      open
      presentation="page"
      onOpenChange={nothing}
      classNames={classNames}
      slots={slots}
    />,
    { overrides: [...overrides, qrReply("qrcodeCreate")] },
  );
  await page.getByRole("button", { name: "Lotus: the least" }).click();
  await expect.element(amount).toHaveValue("10");
  const submit = page.getByRole("button", { name: "Lotus: Create a QR for 10.00 baht" });
  await expect.element(submit).toHaveClass("own-submit");
  await submit.click();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
});

test("the button of the host is busy while an order is sent, and a second press sends nothing", async () => {
  const { sent } = await showMoney(
    <WithdrawFlow open presentation="page" onOpenChange={nothing} slots={{ submit: OwnSubmit }} />,
    { overrides: [...overrides, hang("walletWithdrawAll")] },
  );
  await amount.fill("200");
  await page.getByRole("button", { name: "Lotus: Withdraw 200.00 baht" }).click();
  const busy = page.getByRole("button", { name: /^Lotus/ });
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  await expect.element(busy).toHaveAttribute("aria-disabled", "true");
  // The order waits for its lock.
  await expect.poll(() => sent("walletWithdrawAll")).toHaveLength(1);
  busy.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(sent("walletWithdrawAll")).toHaveLength(1);
});

test("a press on the button of the host sends nothing while it is busy", async () => {
  const onClick = vi.fn();
  const submit = (loading: boolean) => (
    <FlowFrame slots={{ submit: OwnSubmit }}>
      <FlowSubmit type="button" loading={loading} onClick={onClick}>
        Save
      </FlowSubmit>
    </FlowFrame>
  );
  const { screen } = await showMoney(submit(true));
  const own = page.getByRole("button", { name: "Lotus: Save" });
  own.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(onClick).not.toHaveBeenCalled();
  await screen.rerender(submit(false));
  await own.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test("quick amounts that the host hides are not shown", async () => {
  await showMoney(
    <TransferFlow open presentation="page" onOpenChange={nothing} slots={{ quickAmounts: null }} />,
    { overrides },
  );
  await expect.element(amount).toBeVisible();
  expect(page.getByRole("group", { name: "Quick amounts" }).query()).toBeNull();
});

const OwnHeader = ({ title, onClose }: FlowHeaderProps) => (
  <strong>
    Lotus: {title} {onClose ? "closes" : "stays"}
  </strong>
);
const OwnLoading = () => <p>Lotus is reading…</p>;
const OwnFailure = ({ onRetry }: FlowFailureProps) => (
  <button type="button" onClick={onRetry}>
    Lotus could not read it
  </button>
);

/** Flows that are always in the page. */
const screens: readonly [
  name: string,
  Flow: ComponentType<FlowPartsProps>,
  title: string,
  read: Parameters<typeof drop>[0] | null,
  parts: readonly FlowPart[],
][] = [
  [
    "LoginFlow",
    (props) => <LoginFlow {...props} onSignedIn={nothing} />,
    "Log in",
    null,
    ["description", "body", "footer", "submit"],
  ],
  [
    "RegisterFlow",
    (props) => <RegisterFlow {...props} onRegistered={nothing} />,
    "What is your phone number?",
    null,
    ["body", "footer", "submit"],
  ],
  ["StatementFlow", StatementFlow, "Statement", "statementList", ["body", "footer"]],
  ["BonusFlow", BonusFlow, "Bonus", "bonusList", []],
  [
    "ProfileFlow",
    (props) => <ProfileFlow {...props} onChangePassword={nothing} onEdit={nothing} />,
    "Profile",
    "accountProfile",
    [],
  ],
  [
    "ProtectionFlow",
    (props) => <ProtectionFlow {...props} onLimit={nothing} onBreak={nothing} />,
    "Limits and breaks",
    null,
    [],
  ],
  ["ContactFlow", ContactFlow, "Contact us", "lookupContact", []],
  ["HowtoFlow", (props) => <HowtoFlow {...props} videos={{}} />, "How-to videos", null, []],
];

test.each(screens)(
  "%s: classes of the host are on its parts",
  async (_, Flow, title, _read, parts) => {
    await showMoney(<Flow classNames={classNames} />, { overrides, signedIn: title !== "Log in" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(heading).toHaveClass("own-title");
    await expect.poll(partsWithClass).toEqual(expect.arrayContaining(["root", "header", ...parts]));
  },
);

test.each(screens)("%s: a header of the host is in its place", async (_, Flow) => {
  const { screen } = await showMoney(<Flow slots={{ header: OwnHeader }} />, { overrides });
  await expect.element(page.getByText(/^Lotus: .+ stays$/)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
  await screen.rerender(<Flow slots={{ header: null }} />);
  await expect.element(page.getByText(/^Lotus: /)).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
});

const reading = [
  ...screens.flatMap(([name, Flow, , read]) => (read ? [[name, Flow, read] as const] : [])),
  ["WalletPanel", WalletPanel, "walletGet"] as const,
];

test.each(reading)(
  "%s: the host shows that it is read, and that it could not be read",
  async (_, Flow, read) => {
    const slots = { loading: OwnLoading, failure: OwnFailure };
    const { backend } = await showMoney(<Flow slots={slots} />, {
      overrides: [...overrides, drop(read)],
    });
    const failure = page.getByRole("button", { name: "Lotus could not read it" });
    await expect.element(failure).toBeVisible();
    backend.use(hang(read));
    const { screen } = await showMoney(<Flow slots={slots} />, {
      overrides: [...overrides, hang(read)],
    });
    await expect.element(page.getByText("Lotus is reading…")).toBeVisible();
    await screen.unmount();
  },
);

test("WalletPanel: classes of the host are on its parts", async () => {
  await showMoney(<WalletPanel classNames={classNames} onDeposit={vi.fn()} />, { overrides });
  await expect.poll(partsWithClass).toEqual(["root", "header", "body", "footer"]);
});

const chat = page.getByRole("dialog", { name: "Support chat" });

async function showChat(props: ChatWidgetProps, more: readonly Override[] = []) {
  const service = createFakeChat({ messages: [wrote("Hello"), said("Good morning")] });
  const shown = await showMoney(<ChatWidget {...props} />, {
    chat: service.chat,
    overrides: [...service.overrides, ...more],
    stored: { "chat.member.satang-1001.read": "1" },
  });
  return { ...shown, service };
}

test("ChatWidget: classes of the host are on its parts", async () => {
  const own = { ...classNames, button: "own-button", peek: "own-peek" };
  await showChat({ classNames: own });
  const button = page.getByRole("button", { name: /^Chat with support/ });
  await expect.element(button).toHaveClass("own-button");
  const peeked = page.getByRole("button", { name: "Satang Good morning" });
  await expect.element(peeked).toBeVisible();
  expect(document.querySelector("[data-part=chat-peek]")).toHaveClass("own-peek");
  await button.click();
  await expect.element(chat).toHaveClass("own-root");
  await expect.element(chat.getByText("Good morning")).toBeVisible();
  const ofAmounts = ["amount", "quickAmounts"];
  expect(partsWithClass()).toEqual(PARTS.filter((part) => !ofAmounts.includes(part)));
});

const OwnOpener = ({ open, unread, onPress }: ChatOpenerProps) => (
  <button type="button" onClick={onPress}>
    Lotus: {open ? "close" : "help"}, {unread} new
  </button>
);

test("ChatWidget: the buttons and the header of the host open it, send, and close it", async () => {
  const slots = { button: OwnOpener, header: OwnHeader, submit: OwnSubmit };
  const { service } = await showChat({ slots });
  await page.getByRole("button", { name: "Lotus: help, 1 new" }).click();
  await expect.element(chat.getByText("Lotus: Support chat closes")).toBeVisible();
  await page.getByRole("textbox", { name: "Write a message" }).fill("Thank you");
  await page.getByRole("button", { name: "Lotus: Send" }).click();
  await expect.poll(() => service.stored).toHaveLength(3);
  const opener = page.getByRole("button", { name: "Lotus: close, 0 new" });
  await userEvent.keyboard("{Escape}");
  await expect.element(chat).not.toBeInTheDocument();
  await expect.element(opener).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Lotus: help/ })).toHaveFocus();
});

test("ChatWidget: without a round button and a header, a page opens it, and it can be closed", async () => {
  const onOpenChange = vi.fn();
  await showChat({ open: true, onOpenChange, slots: { button: null, header: null } });
  await expect.element(chat).toBeVisible();
  await expect.element(chat.getByRole("heading", { level: 2 })).toHaveTextContent("Support chat");
  await chat.getByRole("button", { name: "Minimise the chat" }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
});

test("ChatWidget: the host shows that it is read, and that it cannot start", async () => {
  const slots = { loading: OwnLoading, failure: OwnFailure };
  const { screen } = await showChat({ open: true, slots }, [hang("chatHistory")]);
  await expect.element(page.getByText("Lotus is reading…")).toBeVisible();
  await screen.unmount();
  const { sent } = await showChat({ open: true, slots }, [drop("chatConfig")]);
  await page.getByRole("button", { name: "Lotus could not read it" }).click();
  await expect.poll(() => sent("chatConfig").length).toBeGreaterThan(1);
});
