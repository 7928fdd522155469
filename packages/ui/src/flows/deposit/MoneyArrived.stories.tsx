import { MoneyScene, money, qrReply, statementRow } from "@satang/story-kit/fake-money";
import { exampleOf, reply } from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { createStoryClock, holdTime, STORY_NOW } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { DepositFlow } from "./DepositFlow.tsx";
import { MoneyArrived } from "./MoneyArrived.tsx";

interface Scene {
  /** Whether the host has receipts. */
  receipts?: boolean;
  /** Whether the host leads to its games. */
  games?: boolean;
  /** Data that is stored already. */
  stored?: Readonly<Record<string, string>>;
  /** Whether the service has credited the deposit. */
  credited?: boolean;
}

const nothing = () => undefined;
const clock = createStoryClock();
const lookup = exampleOf("lookupDeposit");
const onlyQr = reply("lookupDeposit", {
  ...lookup,
  banks: lookup.banks.filter(({ bankCode }) => bankCode === "KBANK"),
  wallets: [],
});
const wallet = exampleOf("walletGet");
const before = reply("walletGet", { ...wallet, wallet: { amount: 12_480.5 } }, { times: 2 });
const after = reply("walletGet", { ...wallet, wallet: { amount: 12_980.5 } });
const noRows = reply("statementList", { total: 0, statements: [] }, { times: 1 });

/** The deposit that the member closes with "I have paid", and what the home screen then shows. */
function Home({ stored = {}, credited = true, receipts = true, games = true }: Scene) {
  const [isOpen, setIsOpen] = useState(true);
  const rows = credited ? [statementRow("deposit"), noRows] : [];
  return (
    <MoneyScene
      stored={stored}
      clock={clock}
      overrides={[
        ...money(12_480.5),
        onlyQr,
        qrReply("qrcodeCurrent", 272_000, () => STORY_NOW),
        ...rows,
        after,
        before,
      ]}
    >
      <DepositFlow open={isOpen} onOpenChange={setIsOpen} />
      <MoneyArrived {...(receipts && { onReceipt: nothing })} {...(games && { onPlay: nothing })} />
    </MoneyScene>
  );
}

const press = async ({ canvasElement, userEvent }: StoryContext, part: string) =>
  userEvent.click(await found(canvasElement.ownerDocument, `[data-part=${part}]`));
const pay = async (context: StoryContext) => {
  await press(context, "deposit-way");
  await press(context, "qr-transferred");
};
const seeArrival = async (context: StoryContext) => {
  await pay(context);
  await found(context.canvasElement.ownerDocument, "[role=dialog] [role=alert]");
};

const meta = preview.meta({
  title: "Flows/Deposit/Money arrived",
  component: Home,
  beforeEach: holdTime,
  parameters: noPictures,
});

/** The amount, and the balance that counts up to its new value. */
export const Arrived = meta.story({ parameters: pictures.flow, play: seeArrival });

/** A member who hides balances sees the amount only. */
export const BalanceHidden = meta.story({
  args: { stored: { "hidden-balance": "true" } },
  play: seeArrival,
});

/** A host without receipts. */
export const WithoutReceipt = meta.story({ args: { receipts: false }, play: seeArrival });

/** A host without games. */
export const WithoutGames = meta.story({ args: { games: false }, play: seeArrival });

/** The service has not credited it yet: nothing covers the home screen. */
export const Awaited = meta.story({ args: { credited: false }, play: pay });
