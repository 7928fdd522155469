import { MoneyScene, money, qrReply } from "@satang/story-kit/fake-money";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { untilTold } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW } from "@satang/story-kit/story-time";
import { DepositFlow } from "./DepositFlow.tsx";

interface Scene {
  overrides?: readonly Override[];
}

function Deposit({ overrides = [] }: Scene) {
  return (
    <MoneyScene overrides={[...money(12_480.5), ...overrides]}>
      <DepositFlow open onOpenChange={() => undefined} />
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
const only = (bankCode: string) =>
  reply("lookupDeposit", {
    ...lookup,
    banks: lookup.banks.filter((bank) => bank.bankCode === bankCode),
    wallets: [],
  });

/** The member's own account, then a tab for each way; a bank account shows its details. */
export const BankAccount = meta.story({ parameters: pictures.screen });

export const QrEntry = meta.story({ args: { overrides: [only("KBANK")] } });

/** The sheet has the title of the QR while one is visible. */
export const QrToScan = meta.story({
  args: { overrides: [only("KBANK"), qrReply("qrcodeCurrent", 272_000, () => STORY_NOW)] },
});

/** Manual ways only: every account shows its details. */
export const Manual = meta.story({
  args: { overrides: [reply("lookupDeposit", { ...lookup, isManual: true })] },
});

export const WalletPhone = meta.story({
  args: { overrides: [reply("lookupDeposit", { ...lookup, banks: [] })] },
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
});

export const NoWay = meta.story({
  args: { overrides: [reply("lookupDeposit", { banks: [], wallets: [], isManual: false })] },
});

export const Loading = meta.story({ args: { overrides: [hang("lookupDeposit")] } });

export const Offline = meta.story({
  args: { overrides: [drop("lookupDeposit")] },
  play: untilTold,
});

export const ReadFailed = meta.story({
  args: { overrides: [refuse("lookupDeposit", "NO_BANK")] },
  play: untilTold,
});
