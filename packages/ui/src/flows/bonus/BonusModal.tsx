import { type BonusOrder, useBonus } from "@satang/headless/bonus";
import { useEffect } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { lazySanitizer } from "../../primitives/SafeMarkup/sanitizer.lazy.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { BonusConditions } from "./BonusConditions.tsx";
import { useBonusWords } from "./use-bonus-words.ts";

/** Props of {@link BonusModal}. */
export type BonusModalProps = FlowModalProps & {
  /** Code of the bonus; `null` before one was chosen. */
  readonly code: string | null;
  /** Called when the member closes a bonus that could be received. */
  readonly onLeave: () => void;
  /** Called when the bonus was received; fulfilled when that is rendered. */
  readonly onReceived: (
    bonus: { readonly type: string | null; readonly code: string },
    sentAt: number | null,
  ) => Promise<void>;
  readonly utcOffset?: number | undefined;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** Banners, limits, notice and buttons. */
const SHAPES = [350, 76, "100%", "60%", 52];

/** A bonus: banners, limits and notice, then receiving it. A failure is an alert in the modal (journey.txt §8). */
export function BonusModal(props: BonusModalProps) {
  const { code, onLeave, onReceived, utcOffset, pictureOrigins, open } = props;
  const { t } = useI18n();
  const { nameOf } = useBonusWords();
  const wordsOf = (order: BonusOrder | null) => {
    const { offer } = bonus;
    const isOwn = offer !== null && (order === null || order.code === offer.code);
    const name = isOwn ? nameOf(offer) : (order?.code ?? code ?? "");
    return t("money.order.bonusActivate", { code: name });
  };
  const onOpenChange: FlowModalProps["onOpenChange"] = (next, details) => {
    if (!next && !isOwned) onLeave();
    props.onOpenChange(next, details);
  };
  const bonus = useBonus({
    code,
    utcOffset,
    onFailed: useReportFailure((order: BonusOrder) => open && order.code === code, wordsOf),
    onDone: (order, { sentAt }) => {
      const isOwn = order.code === code;
      if (isOwn) onOpenChange(false, { reason: "done" });
      return onReceived({ type: isOwn ? (offer?.type ?? null) : null, code: order.code }, sentAt);
    },
  });
  const { actions, offer, offered, operation, readFailure, state } = bonus;
  const isOwned = offered === "confirm" || offered === "received";
  const hasConditions = offer && !readFailure && !operation.outcome;
  // Next to the notice: both are shown in one step.
  useEffect(() => {
    if (open) void lazySanitizer.load();
  }, [open]);
  const close = () => {
    actions.close();
    onOpenChange(false, { reason: "itemPress" });
  };
  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={offer ? numbersIn(nameOf(offer)) : t("bonus.title")}
      description={hasConditions && offered === "receive" ? t("bonus.modal.hint") : undefined}
      operation={operation}
      order={wordsOf(operation.order)}
      actions={actions}
      dismiss="anywhere"
    >
      {state === "readFailed" && readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : state === "unknown" ? (
        <EmptyState title={t("bonus.modal.gone.title")} text={t("bonus.modal.gone.text")} />
      ) : offer && state !== "loading" ? (
        <BonusConditions
          bonus={bonus}
          offer={offer}
          onClose={close}
          pictureOrigins={pictureOrigins}
        />
      ) : (
        <FlowSkeleton shapes={SHAPES} />
      )}
    </MoneySheet>
  );
}
