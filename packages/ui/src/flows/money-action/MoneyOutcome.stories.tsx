import type { Failure, MoneyAction, MoneyActionStatus } from "@satang/headless/money-action";
import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { ActionNotice } from "./ActionNotice.tsx";
import { isTold, MoneyOutcome } from "./MoneyOutcome.tsx";

interface Scene {
  status: MoneyActionStatus;
  error?: Failure | null;
  canGiveUp?: boolean;
}

const nothing = () => undefined;

function Outcome({ status, error = null, canGiveUp = false }: Scene) {
  const { t, format } = useI18n();
  const action: MoneyAction = {
    status,
    error,
    canGiveUp,
    order: null,
    isUnderWay: status === "checking",
    submit: nothing,
    retry: nothing,
    check: nothing,
    dismiss: nothing,
  };
  return (
    <Card padding="large">
      {isTold(status) ? (
        <MoneyOutcome
          action={action}
          status={status}
          order={t("moneyAction.order.transfer", {
            amount: format.moneyWithUnit(500),
            from: t("common.wallet"),
            to: "PG Slot",
          })}
          onClose={nothing}
        />
      ) : (
        <ActionNotice action={action} />
      )}
    </Card>
  );
}

const meta = preview.meta({
  title: "Flows/Money action",
  component: Outcome,
  parameters: pictures.flow,
});

export const Checking = meta.story({ args: { status: "checking" } });

export const Landed = meta.story({ args: { status: "landed" } });

export const Undone = meta.story({ args: { status: "undone" } });

export const DidNotLand = meta.story({ args: { status: "didNotLand" } });

export const StillUnknown = meta.story({ args: { status: "stillUnknown" } });

/** Looked for once more, and still nothing: the member may close it. */
export const GiveUp = meta.story({ args: { status: "stillUnknown", canGiveUp: true } });

/** Another tab is doing it; nothing was sent. */
export const Busy = meta.story({ args: { status: "busy" } });

export const Refused = meta.story({
  args: {
    status: "failed",
    error: { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 },
  },
});

/** The line was lost before anything was sent. */
export const NotSent = meta.story({ args: { status: "failed", error: { kind: "network" } } });
