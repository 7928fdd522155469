import type { StoryContext } from "@storybook/react-vite";
import { within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MoneyScene, money } from "../../../test/fake-money.tsx";
import { drop, hang, type Override, refuse, reply } from "../../../test/fake-wallet.tsx";
import { WithdrawFlow } from "./WithdrawFlow.tsx";

interface Scene {
  cash?: number;
  overrides?: readonly Override[];
  interrupted?: boolean;
}

function Withdraw({ cash = 12_480.5, overrides = [], interrupted = false }: Scene) {
  return (
    <MoneyScene
      overrides={[...money(cash), ...overrides]}
      interrupted={interrupted ? { withdraw: { kind: "withdraw", amount: 50_000 } } : {}}
    >
      <WithdrawFlow open onOpenChange={() => undefined} />
    </MoneyScene>
  );
}

const meta = preview.meta({ title: "Flows/Withdraw", component: Withdraw });

/** The sheet is a portal: its field is in the document, not in the canvas. */
const type =
  (text: string) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole("textbox");
    await userEvent.type(field, text);
  };

export const Open = meta.story({});

export const Within = meta.story({ play: type("500") });

export const BelowMinimum = meta.story({ play: type("99.99") });

export const AboveMaximum = meta.story({ args: { cash: 90_000 }, play: type("50000.01") });

export const AboveBalance = meta.story({ play: type("12480.51") });

/** A bonus fixes the amount to the whole balance. */
export const Bonus = meta.story({
  args: { overrides: [reply("bonusCheckActive", { status: true })] },
});

export const MinimumAboveBalance = meta.story({ args: { cash: 20 } });

export const Loading = meta.story({ args: { overrides: [hang("lookupWithdraw")] } });

export const Offline = meta.story({ args: { overrides: [drop("walletGet")] } });

export const LoadFailed = meta.story({
  args: { overrides: [refuse("lookupWithdraw", "NO_DATA")] },
});

export const Submitting = meta.story({
  args: { overrides: [hang("walletWithdrawAll")] },
  play: type("500{Enter}"),
});

export const Refused = meta.story({
  args: { overrides: [refuse("walletWithdrawAll", "BONUS_CONDITION")] },
  play: type("500{Enter}"),
});

/** An answer was lost, the page was loaded again: what happened is being looked for. */
export const Checking = meta.story({
  args: { overrides: [hang("statementList")], interrupted: true },
});
