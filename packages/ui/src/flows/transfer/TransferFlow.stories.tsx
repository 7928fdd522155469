import type { StoryContext } from "@storybook/react-vite";
import { within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MoneyScene, money } from "../../../test/fake-money.tsx";
import { drop, hang, type Override, refuse, reply } from "../../../test/fake-wallet.tsx";
import { TransferFlow } from "./TransferFlow.tsx";

interface Scene {
  overrides?: readonly Override[];
  to?: string | null;
  interrupted?: boolean;
}

const order = { kind: "transfer", from: "wallet", to: "PGSLOT", amount: 50_000 } as const;

function Transfer({ overrides = [], to = "PGSLOT", interrupted = false }: Scene) {
  return (
    <MoneyScene
      overrides={[...money(12_480.5), ...overrides]}
      interrupted={interrupted ? { transfer: order } : {}}
    >
      <TransferFlow
        open
        onOpenChange={() => undefined}
        defaultFrom={to === null ? null : "wallet"}
        defaultTo={to}
      />
    </MoneyScene>
  );
}

const meta = preview.meta({ title: "Flows/Transfer", component: Transfer });

/** The sheet is a portal: its field is in the document, not in the canvas. */
const send = async ({ canvasElement, userEvent }: StoryContext) => {
  const field = await within(canvasElement.ownerDocument.body).findByRole("textbox");
  await userEvent.type(field, "500{Enter}");
};

/** Both carousels on 'none': what a member sees first. */
export const NothingChosen = meta.story({ args: { to: null } });

export const PairChosen = meta.story({});

export const Missing = meta.story({ args: { to: null }, play: send });

export const SameAccount = meta.story({ args: { to: "wallet" } });

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] } });

export const LoadFailed = meta.story({ args: { overrides: [refuse("walletGet", "NO_WALLET")] } });

export const Submitting = meta.story({ args: { overrides: [hang("walletTransfer")] }, play: send });

export const Refused = meta.story({
  args: { overrides: [refuse("walletTransfer", "MONEY_NOT_ENOUGH")] },
  play: send,
});

/** An answer was lost, the page was loaded again: what happened is being looked for. */
export const Checking = meta.story({
  args: { overrides: [hang("statementList")], interrupted: true },
});

/** The statement shows that it was done. */
export const Landed = meta.story({
  args: {
    interrupted: true,
    overrides: [
      reply("statementList", {
        total: 1,
        statements: [
          {
            statementType: "transfer",
            from: "wallet",
            to: "PGSLOT",
            status: "success",
            amount: 500,
            createdAt: "2026-11-21T10:00:00+07:00",
          },
        ],
      }),
    ],
  },
});
