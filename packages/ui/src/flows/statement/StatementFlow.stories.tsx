import {
  drop,
  exampleOf,
  FakeWallet,
  type FakeWalletOptions,
  garbage,
  hang,
  reply,
} from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { Button } from "../../primitives/Button/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { StatementFlow } from "./StatementFlow.tsx";

function Statement(wallet: FakeWalletOptions) {
  return (
    <FakeWallet signedIn {...wallet}>
      <Stack as="main" style={{ padding: 16 }}>
        <StatementFlow
          onSlips={() => undefined}
          onReceipt={() => undefined}
          emptyAction={<Button size="small">ฝากเงิน</Button>}
        />
      </Stack>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Statement",
  component: Statement,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

const rows = exampleOf("statementList").statements;
const more = [
  {
    statementType: "withdraw",
    from: "wallet",
    to: "SCB 123-456-7890",
    status: "SUCCESS",
    amount: 1200,
    createdAt: "2026-11-20T22:10:02+07:00",
  },
  {
    statementType: "bonus",
    status: "SUCCESS",
    amount: 100,
    createdAt: "2026-11-20T21:47:33+07:00",
    luckydraw: { description: "คูปองวงล้อนำโชค" },
  },
  {
    statementType: "deposit",
    from: "slip",
    status: "FAILED",
    amount: 300,
    createdAt: "2026-11-20T20:15:19+07:00",
  },
  {
    statementType: "finish_bonus",
    status: "SUCCESS",
    amount: 0,
    createdAt: "2026-11-20T19:00:00+07:00",
  },
] as const;

const page = {
  total: 52,
  statements: [...rows, ...more],
  filters: [
    { filter: "in", total: 30 },
    { filter: "out", total: 12 },
    { filter: "transfer", total: 9 },
    { filter: "processing", total: 1 },
  ],
  days: [
    { date: "2026-11-21", in: 500, out: 0 },
    { date: "2026-11-20", in: 100, out: 1200 },
    { date: "2026-11-19", in: 0, out: 0 },
  ],
};

/** The newest rows; on a desktop with the receipt of the first one. */
export const Rows = meta.story({
  parameters: pictures.screen,
  args: {
    overrides: [
      reply("statementList", {
        ...page,
        statements: [...rows.slice(0, 2), ...more, ...rows.slice(2)],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await found(canvasElement, "[data-part=row], li");
    if (matchMedia("(min-width: 80em)").matches) await found(canvasElement, "[data-part=receipt]");
  },
});

/** The service says neither filters nor totals. */
export const WithoutTotals = meta.story({
  args: { overrides: [reply("statementList", { total: 52, statements: [...rows, ...more] })] },
});

/** No row of the chosen filter. */
export const EmptyFilter = meta.story({
  args: {
    overrides: [
      reply("statementList", { ...page, total: 0, statements: [] }),
      reply("statementList", page, { times: 1 }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await found(canvasElement, "fieldset button:nth-of-type(4)"));
    await found(canvasElement, "[aria-pressed=true]:nth-of-type(4)");
  },
});

const turn = async ({ canvasElement, userEvent }: StoryContext, to: number) => {
  await found(canvasElement, "nav");
  for (let page = 2; page <= to; page++) {
    await userEvent.click(await found(canvasElement, "nav li:last-child button:enabled"));
    await found(canvasElement, `nav li:nth-child(${page + 1}) [aria-current=page]`);
  }
};

export const PageThree = meta.story({
  args: { overrides: [reply("statementList", { total: 52, statements: [...more] })] },
  play: (context) => turn(context, 3),
});

/** Another page is loading; the previous one stays. */
export const Turning = meta.story({
  args: {
    overrides: [
      hang("statementList"),
      reply("statementList", { total: 52, statements: [...rows, ...more] }, { times: 1 }),
    ],
  },
  play: (context) => turn(context, 2),
});

export const OnePage = meta.story({});

export const Empty = meta.story({
  args: { overrides: [reply("statementList", { total: 0, statements: [] })] },
});

export const Loading = meta.story({ args: { overrides: [hang("statementList")] } });

export const Failed = meta.story({
  args: { overrides: [garbage("statementList")] },
  play: waitForError,
});

export const Offline = meta.story({
  args: { overrides: [drop("statementList")] },
  play: waitForError,
});
