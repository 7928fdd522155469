import {
  type Interrupted,
  MoneyScene,
  money,
  SENT_AT,
  statementRow,
} from "@satang/story-kit/fake-money";
import { drop } from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, skipDelays } from "@satang/story-kit/story-time";
import { Stack } from "../../primitives/Stack/index.ts";
import { OpenOperations } from "./OpenOperations.tsx";
import { OperationReports } from "./OperationReports.tsx";

const transfer = { from: "wallet", to: "PGSLOT", amount: 50_000 };
const three: readonly Interrupted[] = [
  { key: "first", operation: "transfer", order: transfer, sentAt: SENT_AT - 300_000 },
  { key: "second", operation: "withdraw", order: { amount: 120_000 }, outcome: "done" },
  {
    key: "third",
    operation: "activateGame",
    order: { code: "UFABET" },
    outcome: "nothingHappened",
  },
];

function Operations({
  interrupted,
  reports = false,
  overrides = [drop("statementList")],
}: {
  interrupted: readonly Interrupted[];
  /** With the dialog that reports them one by one. */
  reports?: boolean;
  overrides?: Parameters<typeof MoneyScene>[0]["overrides"];
}) {
  return (
    <MoneyScene overrides={[...money(12_480.5), ...overrides]} interrupted={interrupted}>
      <Stack as="main" gap={4} style={{ padding: 16 }}>
        <OpenOperations />
        {reports && <OperationReports />}
      </Stack>
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Open operations",
  component: Operations,
  beforeEach: holdTime,
  parameters: pictures.screen,
});

const listed = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  void (await found(canvasElement, "[data-part=open-operations] li"));
const reported = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  void (await found(canvasElement.ownerDocument, "[role=dialog] [data-part=outcome]"));

/** The home screen while an outcome is not known. */
export const Listed = meta.story({ args: { interrupted: three }, play: listed });

/** Reported on any screen, after a reload or a sign-in. */
export const NotKnownYet = meta.story({
  args: { interrupted: [{ operation: "transfer", order: transfer }], reports: true },
  beforeEach: skipDelays(1_000, 3_000),
  play: reported,
});

/** The statement has a row that may match. */
export const Hint = meta.story({
  args: {
    interrupted: [{ operation: "transfer", order: transfer }],
    reports: true,
    overrides: [statementRow("transfer")],
  },
  beforeEach: skipDelays(1_000, 3_000),
  parameters: pictures.flow,
  play: reported,
});

/** Known before the page was loaded again: the first of two. */
export const Done = meta.story({
  args: { interrupted: three.slice(1), reports: true },
  parameters: pictures.flow,
  play: reported,
});
