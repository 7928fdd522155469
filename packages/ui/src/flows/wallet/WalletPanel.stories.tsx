import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  garbage,
  hang,
  reply,
  walletWithoutPictures,
} from "@satang/story-kit/fake-wallet";
import { waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { Stack } from "../../primitives/Stack/index.ts";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { GameCarousels } from "./GameCarousels.tsx";
import { WalletPanel } from "./WalletPanel.tsx";

const nothing = () => undefined;

function Home(wallet: FakeWalletOptions) {
  return (
    <FakeWallet signedIn {...wallet}>
      <ToastProvider>
        <Stack as="main" gap={5} style={{ padding: 16 }}>
          <WalletPanel onDeposit={nothing} onWithdraw={nothing} onTransfer={nothing} />
          <FirstSteps onDeposit={nothing} onGames={nothing} onTransfer={nothing} />
          <GameCarousels />
        </Stack>
      </ToastProvider>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Wallet",
  component: Home,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

const reading = walletWithoutPictures;

export const Cash = meta.story({ parameters: pictures.screen });

export const Bonus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [, bonus] = await canvas.findAllByRole("radio");
    if (bonus) await userEvent.click(bonus);
  },
});

/** A press on the tile of a game without an account opens one; the reply has not arrived yet. */
export const Activating = meta.story({
  args: { overrides: [hang("walletActivateGame")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Ufabet/ }));
  },
});

export const WithoutBonus = meta.story({
  args: { overrides: [reply("walletGet", { ...reading, bonusWallet: undefined } as never)] },
});

export const Millions = meta.story({
  args: { overrides: [reply("walletGet", { ...reading, wallet: { amount: 12_345_678.9 } })] },
});

export const WithoutGames = meta.story({
  args: { overrides: [reply("walletGet", { ...reading, slots: [] })] },
});

const unused = {
  ...reading,
  wallet: { amount: 0 },
  bonusWallet: { amount: 0 },
  slots: reading.slots.map((slot) => ({ ...slot, isActive: false, amount: 0 })),
};

/** A new member with an empty wallet. */
export const FirstRun = meta.story({ args: { overrides: [reply("walletGet", unused)] } });

/** After the first deposit; a game is activated next. */
export const FirstRunFunded = meta.story({
  args: {
    overrides: [reply("walletGet", { ...unused, wallet: { amount: 500 } })],
    stored: { "first-steps": reading.profile._id },
  },
});

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

const refresh = async ({ canvasElement, userEvent }: StoryContext) => {
  const button = canvasElement.querySelector("[data-part=wallet-refresh]");
  if (!button) throw new Error("The wallet has no refresh button.");
  await userEvent.click(button);
};

export const Refreshing = meta.story({
  args: { overrides: [hang("walletRefreshSlots")] },
  play: refresh,
});

export const RefreshFailed = meta.story({
  args: { overrides: [drop("walletRefreshSlots")] },
  play: async (context) => {
    await refresh(context);
    await waitForError(context);
  },
});

export const Failed = meta.story({
  args: { overrides: [garbage("walletGet")] },
  play: waitForError,
});

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] }, play: waitForError });
