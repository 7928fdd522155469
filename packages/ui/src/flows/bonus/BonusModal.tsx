import { useBonus } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { BonusConditions } from "./BonusConditions.tsx";
import { useBonusWords } from "./use-bonus-words.ts";

/** Props of {@link BonusModal}. */
export type BonusModalProps = FlowModalProps & {
  /** Code of the bonus; `null` before one was chosen. */
  readonly code: string | null;
  /** Called when the bonus was received. */
  readonly onReceived: () => void;
  readonly utcOffset?: number | undefined;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** One bonus: banners, limits and notice, then receiving it. A failure is an alert in the modal (journey.txt §8). */
export function BonusModal(props: BonusModalProps) {
  const { code, onReceived, utcOffset, pictureOrigins, open, onOpenChange } = props;
  const { t } = useI18n();
  const { nameOf } = useBonusWords();
  const wordsOf = () =>
    t("money.order.bonusActivate", { code: bonus.offer ? nameOf(bonus.offer) : (code ?? "") });
  const bonus = useBonus({
    code,
    utcOffset,
    onFailed: useReportFailure(open, wordsOf),
    onDone: () => {
      onOpenChange(false, { reason: "done" });
      onReceived();
    },
  });
  const { actions, offer, operation, readFailure, state } = bonus;
  const close = () => {
    actions.close();
    onOpenChange(false, { reason: "itemPress" });
  };
  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={offer ? nameOf(offer) : t("bonus.title")}
      description={bonus.offered === "receive" ? t("bonus.modal.hint") : undefined}
      operation={operation}
      order={wordsOf()}
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
        <FormSkeleton />
      )}
    </MoneySheet>
  );
}
