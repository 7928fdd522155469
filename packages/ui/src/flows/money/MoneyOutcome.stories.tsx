import { satang } from "@satang/core";
import type { LateOutcome, MoneyOperationView } from "@satang/headless/money";
import { SENT_AT } from "@satang/story-kit/fake-money";
import { FakeWallet } from "@satang/story-kit/fake-wallet";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { MoneyOutcome } from "./MoneyOutcome.tsx";
import { OperationNotice } from "./OperationNotice.tsx";

type Scene = Partial<
  Pick<
    MoneyOperationView,
    "error" | "hint" | "isAnswered" | "isRepeated" | "canRetry" | "canForget" | "checkState"
  >
> & { readonly status: LateOutcome | "notSent" };

const nothing = () => undefined;

function Outcome({ status, ...facts }: Scene) {
  const { t, format } = useI18n();
  const outcome = status === "notSent" || facts.isAnswered ? null : status;
  const operation: MoneyOperationView = {
    status,
    outcome,
    operation: "transfer",
    order: { from: "wallet", to: "PGSLOT", amount: 50_000 },
    receipt: null,
    error: null,
    hint: null,
    isAnswered: false,
    isRepeated: false,
    sentAt: SENT_AT,
    settlesAt: SENT_AT + 90_000,
    canRetry: status === "nothingHappened",
    canForget: false,
    checkState: "none",
    retry: nothing,
    check: nothing,
    close: nothing,
    forget: nothing,
    ...facts,
  };
  return (
    <FakeWallet>
      <Card padding="large">
        {outcome ? (
          <MoneyOutcome
            operation={operation}
            status={outcome}
            order={t("money.order.transfer", {
              amount: format.moneyWithUnit(satang(50_000), "THB"),
              from: t("common.wallet"),
              to: "PG Slot",
            })}
            onClose={nothing}
          />
        ) : (
          <OperationNotice operation={operation} />
        )}
      </Card>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Money operation",
  component: Outcome,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

export const Checking = meta.story({ args: { status: "checking" } });

/**
 * A service without the guarantee to execute a key once: nothing may be sent again before the
 * settling time.
 */
export const NotKnownYet = meta.story({
  args: { status: "notKnownYet" },
  parameters: pictures.screen,
});

/** The member asked for a reading, which is under way. */
export const CheckRequested = meta.story({
  args: { status: "notKnownYet", checkState: "requested" },
  parameters: noPictures,
});

/** The reading has just ended, and the next one is not asked for yet. */
export const CheckAnswered = meta.story({
  args: { status: "notKnownYet", checkState: "answered" },
  parameters: noPictures,
});

/** A statement row may match, and proves nothing. */
export const Hint = meta.story({
  args: {
    status: "notKnownYet",
    hint: { amount: 50_000, createdAt: "2026-11-21T10:42:00+07:00" },
  },
});

/** The service executes a key once, so that sending it again is safe. */
export const MayResend = meta.story({ args: { status: "notKnownYet", canRetry: true } });

/** The settling time is over: the member may know the outcome from elsewhere. */
export const MayForget = meta.story({
  args: {
    status: "notKnownYet",
    canForget: true,
    hint: { amount: 50_000, createdAt: "2026-11-21T10:42:00+07:00" },
  },
});

/** The same order was made again while the outcome was not known. */
export const Repeated = meta.story({ args: { status: "notKnownYet", isRepeated: true } });

export const Done = meta.story({ args: { status: "done" } });

/** A service that refused when it was asked again. */
export const RefusedLater = meta.story({ args: { status: "refused" } });

export const Reversed = meta.story({ args: { status: "reversed" } });

export const NothingHappened = meta.story({ args: { status: "nothingHappened" } });

/** The service refused: shown above the button. */
export const Refused = meta.story({
  args: {
    status: "refused",
    isAnswered: true,
    error: { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 },
  },
});

/** Another tab is sending it; nothing was sent here. */
export const NotSentLocked = meta.story({
  args: { status: "notSent", error: { kind: "notSent", reason: "locked" } },
});

/** Neither statement nor wallet could be read; nothing was sent. */
export const NotSentUnread = meta.story({
  args: { status: "notSent", error: { kind: "notSent", reason: "unread" } },
});

/** The device cannot store the order; nothing was sent. */
export const NotSentStorage = meta.story({
  args: { status: "notSent", error: { kind: "notSent", reason: "storage" } },
});

/** Another member has signed in meanwhile; nothing was sent. */
export const NotSentMemberChanged = meta.story({
  args: { status: "notSent", error: { kind: "notSent", reason: "memberChanged" } },
});
