import { MoneyScene, type MoneySceneProps, money } from "@satang/story-kit/fake-money";
import {
  depositedNow,
  type KeptProtection,
  keptProtection,
  troubledStores,
} from "@satang/story-kit/fake-protection";
import { drop, hang, type Override, reply } from "@satang/story-kit/fake-wallet";
import { found, press, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, STORY_NOW } from "@satang/story-kit/story-time";
import { useState } from "react";
import {
  BreakFlow,
  OwnLimitFlow,
  ProtectionFlow,
  RealityCheck,
  SessionTime,
  StoppedFlow,
} from "./index.ts";

type Part = "deposit" | "time" | "break";

interface Scene {
  /** Earlier decisions of the member, and how long they played. */
  kept?: KeptProtection;
  /** The sheet that is open. */
  part?: Part;
  /** The page, or the screen in place of the games. */
  screen?: "page" | "stopped";
  store?: NonNullable<Exclude<MoneySceneProps["protection"], false>>["store"];
  overrides?: readonly Override[];
  /** The device can store nothing. @default false */
  storageFull?: boolean;
}

const helpline = { name: "1323", href: "tel:1323" };

function Protection({
  kept = {},
  part: first,
  screen = "page",
  store,
  overrides = [],
  storageFull = false,
}: Scene) {
  const [part, setPart] = useState(first);
  const sheet = (name: Part) => ({
    open: part === name,
    onOpenChange: (open: boolean) => setPart(open ? name : undefined),
  });
  return (
    <MoneyScene
      stored={keptProtection(kept)}
      storageFull={storageFull}
      protection={store ? { store } : {}}
      overrides={[...money(1_250.5), ...overrides]}
    >
      <main style={{ padding: 16, maxWidth: 560, marginInline: "auto" }}>
        <SessionTime href="#limits" />
        {screen === "page" ? (
          <ProtectionFlow onLimit={setPart} onBreak={() => setPart("break")} helpline={helpline} />
        ) : (
          <StoppedFlow
            onWithdraw={() => undefined}
            onTransfer={() => undefined}
            statementHref="#statement"
            contactHref="#contact"
            helpline={helpline}
          />
        )}
      </main>
      <OwnLimitFlow limit="deposit" {...sheet("deposit")} />
      <OwnLimitFlow limit="time" {...sheet("time")} />
      <BreakFlow {...sheet("break")} />
      <RealityCheck
        onPause={() => setPart("break")}
        onLimits={() => undefined}
        helpline={helpline}
      />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Protection",
  component: Protection,
  beforeEach: holdTime,
  parameters: noPictures,
});

const DAY = 86_400_000;
const HOUR = 3_600_000;
const deposit = { value: 50_000, next: null };
const time = { value: 2 * HOUR, next: null };
const played = 62;
const submit = press("[role=dialog] [type=submit]");

/** Nothing was decided: no limits and no break. */
export const NoLimits = meta.story({ tags: ["in:protection.playing"] });

/** A limit for deposits with a looser one that waits, and a limit for time. */
export const Limits = meta.story({
  parameters: pictures.screen,
  args: {
    kept: {
      deposit: { value: 50_000, next: { value: 100_000, from: STORY_NOW + DAY / 2 } },
      time,
    },
  },
  tags: ["in:protection.playing"],
});

export const Loading = meta.story({ args: { store: troubledStores.readSilent } });

export const ReadFailed = meta.story({
  args: { store: troubledStores.readLost },
  play: waitForError,
});

/** After an hour: what was deposited and lost in this session. */
export const CheckLost = meta.story({
  parameters: pictures.screen,
  args: { kept: { played, ownedFirst: 22_075 }, overrides: [depositedNow(1_500)] },
  tags: ["in:protection.checking"],
});

export const CheckWon = meta.story({
  args: { kept: { played, ownedFirst: 50_000 }, overrides: [depositedNow(500)] },
  tags: ["in:protection.checking"],
});

/** The first balance of the session was read too late: the result is not known. */
export const CheckNotKnown = meta.story({
  args: { kept: { played }, overrides: [depositedNow(500)] },
  tags: ["in:protection.checking"],
});

/** More rows than can be read: no sums. */
export const CheckIncomplete = meta.story({
  args: {
    kept: { played },
    overrides: [reply("statementList", { total: 5_000, statements: [] })],
  },
  tags: ["in:protection.checking"],
});

export const CheckLoading = meta.story({
  args: { kept: { played }, overrides: [hang("statementList")] },
  tags: ["in:protection.checking"],
});

export const CheckFailed = meta.story({
  args: { kept: { played }, overrides: [drop("statementList")] },
  play: async ({ canvasElement }) => {
    await found(canvasElement.ownerDocument, "[role=alertdialog] [role=status]:not([aria-busy])");
  },
  tags: ["in:protection.checking"],
});

/** The screen in place of the games. */
export const OnBreak = meta.story({
  parameters: pictures.screen,
  args: { screen: "stopped", kept: { breakUntil: STORY_NOW + 7 * DAY } },
  tags: ["in:protection.onBreak"],
});

/** The page of the limits during a break: it can only become longer. */
export const LimitsOnBreak = meta.story({
  args: { kept: { deposit, breakUntil: STORY_NOW + 7 * DAY } },
  tags: ["in:protection.onBreak"],
});

/** The time of the day is used up: until midnight. */
export const TimeUp = meta.story({
  parameters: pictures.states,
  args: { screen: "stopped", kept: { played: 42, time: { value: HOUR / 2, next: null } } },
  tags: ["in:protection.timeUp"],
});

export const DepositLimit = meta.story({ args: { part: "deposit" } });

/** A tighter limit: it applies at once. */
export const DepositLimitTighter = meta.story({
  args: { part: "deposit", kept: { deposit: { value: 100_000, next: null } } },
  play: press("[role=dialog] [data-part=amount]:first-child"),
});

/** A looser limit: it waits for a day. */
export const DepositLimitLooser = meta.story({
  parameters: pictures.flow,
  args: { part: "deposit", kept: { deposit } },
  play: press("[role=dialog] [data-part=amount]:last-child"),
});

/** Nothing was typed: nothing is saved. */
export const DepositLimitMissing = meta.story({ args: { part: "deposit" }, play: submit });

export const TimeLimit = meta.story({ args: { part: "time", kept: { time } } });

export const Saving = meta.story({
  args: { part: "time", store: troubledStores.changeSilent },
  play: submit,
});

export const SaveFailed = meta.story({
  args: { part: "time", store: troubledStores.changeLost },
  play: async (context) => {
    await submit(context);
    await found(context.canvasElement.ownerDocument, "[role=dialog] [role=alert]:not(:empty)");
  },
});

/** The device could not keep the limit: nothing has changed. */
export const DeviceFull = meta.story({
  args: { part: "time", storageFull: true },
  play: async (context) => {
    await submit(context);
    await found(context.canvasElement.ownerDocument, "[role=dialog] [role=alert]:not(:empty)");
  },
});

export const Break = meta.story({ parameters: pictures.flow, args: { part: "break" } });

/** During a break, only the lengths that make it longer are offered. */
export const BreakLonger = meta.story({
  args: { part: "break", kept: { breakUntil: STORY_NOW + 7 * DAY } },
});
