import type { BonusesView } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowAlertDialog, FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { LazyModal } from "../frame/LazyModal.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { useFailureText } from "../money/use-failure-text.ts";

/** Props of {@link CancelBonus}. */
export type CancelBonusProps = FlowModalProps & { readonly bonuses: BonusesView };

/** The question before the bonus in use is cancelled, its failure in a dialog (journey.txt §8), or what became of it. */
export function CancelBonus({ bonuses, open, onOpenChange }: CancelBonusProps) {
  const { t } = useI18n();
  const failureText = useFailureText();
  const { actions, failure, isClearing, operation } = bonuses;
  const finish = () => {
    actions.close();
    if (open) onOpenChange(false, { reason: "itemPress" });
  };
  return (
    <>
      <FlowAlertDialog
        open={open && !failure && !operation.outcome}
        onOpenChange={onOpenChange}
        title={t("bonus.ask.title")}
        description={t("bonus.ask.text")}
        tone="critical"
        cancelLabel={t("bonus.ask.keep")}
        confirmLabel={t("bonus.cancel")}
        afterConfirm="stay"
        loading={isClearing}
        onConfirm={actions.clear}
      />
      <LazyModal
        placement="sheet"
        open={open && operation.outcome !== null}
        onOpenChange={(next) => void (next || finish())}
        title={t("bonus.cancel")}
      >
        {operation.outcome && (
          <MoneyOutcome
            operation={operation}
            status={operation.outcome}
            order={t("money.order.bonusClear")}
            onClose={finish}
          />
        )}
      </LazyModal>
      <FlowMessageDialog
        open={failure !== null}
        onOpenChange={(next) => void (next || finish())}
        title={t("bonus.ask.failed")}
        description={
          failure ? (failureText(failure.status, failure.error) ?? undefined) : undefined
        }
      />
    </>
  );
}
