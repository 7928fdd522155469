import { LOCKS_HELD, MoneyScene, type MoneySceneProps, money } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { press, pressUntil, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW, skipDelays } from "@satang/story-kit/story-time";
import { useState } from "react";
import { GameFlow } from "./GameFlow.tsx";

const joker = {
  category: "slot",
  code: "JOKER",
  name: "Joker",
  isActive: true,
  amount: 1_250,
  web: "https://game.example/play",
  android: "https://game.example/android",
  ios: "https://game.example/ios",
} as const;

/** The wallet with these games. */
const games = (cash: number, slots: readonly object[] = [joker]): Override[] => [
  ...money(cash),
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [...slots] as never,
  }),
];

const pg = { ...joker, code: "PG", name: "PG" };

interface Scene extends Partial<Pick<MoneySceneProps, "interrupted" | "locks" | "stored">> {
  overrides?: Override[];
  code?: string;
}

function Game({ overrides = [], code = "JOKER", ...scene }: Scene) {
  const [open, setOpen] = useState(true);
  return (
    <MoneyScene overrides={[...games(12_480.5), ...overrides]} {...scene}>
      <GameFlow code={code} open={open} onOpenChange={setOpen} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Game account",
  component: Game,
  beforeEach: holdTime,
  parameters: noPictures,
});

const reset = "[data-part=game-credentials] > button";
const confirm = "[role=alertdialog] [data-part=actions] button:last-child";
const play = "[data-part=game-ways] > button";
const transferOnly = "[data-part=game-ways] > div > button";

/** The browser opens no tab. */
const blockTabs = () => {
  const { open } = window;
  window.open = () => null;
  return () => {
    window.open = open;
  };
};

/** The wallet has money, which "play" moves to the game first. */
export const Open = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.screen,
});

/** The wallet is empty: "play" opens the game only, and there is nothing to transfer. */
export const NoMoney = meta.story({
  tags: ["in:gamePassword.idle"],
  args: { overrides: games(0) },
});

/** A game without apps and without a site that is safe. */
export const NoSite = meta.story({
  tags: ["in:gamePassword.idle"],
  args: {
    overrides: games(500, [{ ...joker, web: "http://game.example", android: null, ios: null }]),
  },
});

/** The password is readable until the sheet is closed. */
export const PasswordShown = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.flow,
  play: press("[data-part=game-credentials] [aria-pressed]"),
});

/** The member has no account at the game. */
export const Inactive = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.flow,
  args: { overrides: games(500, [{ ...joker, isActive: false }]) },
});

export const Activating = meta.story({
  args: {
    overrides: [...games(500, [{ ...joker, isActive: false }]), hang("walletActivateGame")],
  },
  play: press("[role=dialog] [data-part=action] button"),
});

/** The service has no such game any more. */
export const Gone = meta.story({ tags: ["in:gamePassword.idle"], args: { code: "NOTHING" } });

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

export const ReadFailed = meta.story({
  parameters: pictures.states,
  args: { overrides: [refuse("walletGet", "NO_WALLET")] },
  play: waitForError,
});

export const CredentialsLoading = meta.story({ args: { overrides: [hang("walletGameAccount")] } });

export const CredentialsFailed = meta.story({
  args: { overrides: [refuse("walletGameAccount", "SLOT_NO_ACCOUNT")] },
  play: waitForError,
});

/** The question before a new password. */
export const ResetQuestion = meta.story({
  tags: ["in:gamePassword.asking"],
  parameters: pictures.flow,
  play: press(reset),
});

export const Resetting = meta.story({
  tags: ["in:gamePassword.resetting"],
  args: { overrides: [hang("walletResetGamePassword")] },
  play: press(reset, confirm),
});

/** The reply was lost: the credentials are read. */
export const CheckingReset = meta.story({
  tags: ["in:gamePassword.checking"],
  args: {
    overrides: [
      drop("walletResetGamePassword"),
      hang("walletGameAccount"),
      reply("walletGameAccount", exampleOf("walletGameAccount"), { times: 2 }),
    ],
  },
  play: press(reset, confirm),
});

export const PasswordChanged = meta.story({
  tags: ["in:gamePassword.changed"],
  play: press(reset, confirm),
});

export const ResetRefused = meta.story({
  tags: ["in:gamePassword.refused"],
  args: { overrides: [refuse("walletResetGamePassword", "SLOT_RESET_PASSWORD_FAIL")] },
  play: press(reset, confirm),
});

/** The reply was lost, and the password is still the same. */
export const ResetNotKnown = meta.story({
  tags: ["in:gamePassword.outcomeUnknown"],
  parameters: pictures.flow,
  args: { overrides: [drop("walletResetGamePassword")] },
  play: press(reset, confirm),
});

/** The whole wallet is being moved. */
export const Moving = meta.story({
  parameters: { ...pictures.states, ...pictures.turned },
  args: { overrides: [hang("walletTransferAll")] },
  play: pressUntil(`${transferOnly}[aria-busy=true]`, transferOnly),
});

/** The reply about the money was lost: the statement is read. */
export const OutcomeNotKnown = meta.story({
  args: { overrides: [drop("walletTransferAll")] },
  beforeEach: skipDelays(1_000),
  play: press(transferOnly),
});

/** The service refuses to move the money, so that the game is not opened. */
export const Refused = meta.story({
  parameters: pictures.states,
  args: { overrides: [refuse("walletTransferAll", "BONUS_REMAINING")] },
  play: pressUntil("[role=dialog] [role=alert]:not(:empty)", transferOnly),
});

/** The outcome of a transfer to another game is not known: it is shown in the sheet of that game. */
export const OtherGameNotKnown = meta.story({
  tags: ["in:gamePassword.idle"],
  args: {
    interrupted: [{ operation: "transferAll", order: { to: "PG" } }],
    overrides: games(500, [joker, pg]),
  },
});

/** Another tab is moving the wallet, so that this one sends nothing. */
export const NotSent = meta.story({
  tags: ["in:gamePassword.idle"],
  args: { locks: LOCKS_HELD },
  play: press(transferOnly),
});

/** The service does not say where the game is, so that it is not opened. */
export const NotOpened = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.flow,
  args: {
    code: "PG",
    overrides: [...games(0, [pg]), refuse("autoLoginWithUsername", "SLOT_NO_ACCOUNT")],
  },
  beforeEach: blockTabs,
  play: press(play),
});

/** During a break neither money nor the member goes into the game. */
export const OnABreak = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.flow,
  args: { stored: keptProtection({ breakUntil: STORY_NOW + 86_400_000 }) },
});

/** Nothing was sent, because the password before it could not be read. */
export const ResetNotSent = meta.story({
  tags: ["in:gamePassword.refused"],
  args: {
    overrides: [
      drop("walletGameAccount"),
      reply("walletGameAccount", exampleOf("walletGameAccount"), { times: 1 }),
    ],
  },
  play: press(reset, confirm),
});

/** The browser opened no tab, and the game takes its credentials as a form. */
export const BlockedForm = meta.story({
  tags: ["in:gamePassword.idle"],
  args: {
    overrides: [
      ...games(0),
      reply("walletGameAccount", { ...exampleOf("walletGameAccount"), event: { lang: "th" } }),
    ],
  },
  beforeEach: blockTabs,
  play: press(play),
});

/** The browser opened no tab: a link takes its place. */
export const Blocked = meta.story({
  tags: ["in:gamePassword.idle"],
  parameters: pictures.flow,
  args: { overrides: games(0) },
  beforeEach: blockTabs,
  play: press(play),
});
