import { MoneyScene, money, qrReply } from "@satang/story-kit/fake-money";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { DepositFlow } from "./DepositFlow.tsx";

interface Scene {
  overrides?: readonly Override[];
  /** Whether the slip upload is offered. */
  slips?: boolean;
  /** Id of the way that was used last. */
  lastUsed?: string;
}

const nothing = () => undefined;

function Deposit({ overrides = [], slips = true, lastUsed }: Scene) {
  return (
    <MoneyScene
      overrides={[...money(12_480.5), ...overrides]}
      {...(lastUsed && { stored: { "last-deposit-way": lastUsed } })}
    >
      <DepositFlow open onOpenChange={nothing} {...(slips && { onSlip: nothing })} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Deposit",
  component: Deposit,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

const lookup = exampleOf("lookupDeposit");
const wallet = exampleOf("walletGet");
const only = (bankCode: string) =>
  reply("lookupDeposit", {
    ...lookup,
    banks: lookup.banks.filter((bank) => bank.bankCode === bankCode),
    wallets: [],
  });

const press = async ({ canvasElement, userEvent }: StoryContext, selector: string) =>
  userEvent.click(await found(canvasElement.ownerDocument, selector));
const choose = (context: StoryContext) => press(context, "[data-part=deposit-way]");

/** The member's own account, the way that was used last, then the others with the slip upload. */
export const Ways = meta.story({
  parameters: pictures.screen,
  args: { lastUsed: "qr-KBANK-0123456789" },
});

/** A first visit: no way was used before. */
export const FirstVisit = meta.story({ args: { slips: false } });

/** The member's own account is open. */
export const OwnAccount = meta.story({ play: (context) => press(context, "summary") });

export const BankAccount = meta.story({ args: { overrides: [only("SCB")] }, play: choose });

/** No slip is accepted any more on this day. */
export const SlipsClosed = meta.story({
  args: { overrides: [only("SCB"), reply("lookupSlip", { isActive: false })] },
  play: choose,
});

export const QrEntry = meta.story({ args: { overrides: [only("KBANK")] }, play: choose });

/** The sheet has the title of the QR while one is visible. */
export const QrToScan = meta.story({
  args: { overrides: [only("KBANK"), qrReply("qrcodeCurrent", 272_000, () => STORY_NOW)] },
  play: choose,
});

/** Manual ways only: every account shows its details. */
export const Manual = meta.story({
  args: { overrides: [reply("lookupDeposit", { ...lookup, isManual: true })] },
});

/** The number to pay from, and the number to pay to. */
export const WalletPhone = meta.story({
  args: { overrides: [reply("lookupDeposit", { ...lookup, banks: [] })] },
  play: choose,
});

/** The username is not a phone number. */
export const WalletPhoneUnknown = meta.story({
  args: {
    overrides: [
      reply("lookupDeposit", { ...lookup, banks: [] }),
      reply("walletGet", { ...wallet, profile: { ...wallet.profile, username: "somchai" } }),
    ],
  },
  play: choose,
});

export const GiftLink = meta.story({
  args: {
    overrides: [
      reply("lookupDeposit", {
        ...lookup,
        banks: [],
        wallets: [{ walletAccountName: "0899999999", mode: "MANUAL" }],
      }),
    ],
  },
  play: choose,
});

export const NoWay = meta.story({
  args: {
    slips: false,
    overrides: [reply("lookupDeposit", { banks: [], wallets: [], isManual: false })],
  },
});

export const Loading = meta.story({ args: { overrides: [hang("lookupDeposit")] } });

export const Offline = meta.story({
  args: { overrides: [drop("lookupDeposit")] },
  play: waitForError,
});

export const ReadFailed = meta.story({
  args: { overrides: [refuse("lookupDeposit", "NO_BANK")] },
  play: waitForError,
});
