import { useRefund } from "@satang/headless/refund";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useOrderWords } from "../money/use-order-words.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { AccruedRefund } from "./AccruedRefund.tsx";
import { ReceivedRefunds } from "./ReceivedRefunds.tsx";

/** Props of {@link RefundSheet}. */
export type RefundSheetProps = FlowModalProps & {
  readonly onBonus: (() => void) | undefined;
  readonly pictureOrigins: readonly string[] | undefined;
};

/** Words, amount, shares, buttons, and the log. */
const SHAPES = [60, 140, "70%", 52, "30%", 62, 62, 62, 62, 62];

/** The refund and its log. A failure is a red toast (journey.txt §8), and the modal stays. */
export function RefundSheet({ open, onOpenChange, onBonus, pictureOrigins }: RefundSheetProps) {
  const { t } = useI18n();
  const report = useReportToast();
  const orderWords = useOrderWords();
  const refund = useRefund({
    enabled: open,
    onFailed: useReportFailure(false, () => t("money.name.refund")),
    onDone: () => report(t("errors.code.REFUND_SUCCESS")),
  });
  const { actions, check, operation, readFailure } = refund;
  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("refund.title")}
      operation={operation}
      order={orderWords(operation.operation, operation.order)}
      actions={actions}
      dismiss="anywhere"
    >
      {readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : check ? (
        <Stack gap={4}>
          <AccruedRefund
            refund={refund}
            check={check}
            onBonus={onBonus}
            pictureOrigins={pictureOrigins}
          />
          <ReceivedRefunds log={refund.log} />
        </Stack>
      ) : (
        <FlowSkeleton shapes={SHAPES} />
      )}
    </MoneySheet>
  );
}
