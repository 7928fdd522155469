import type { TransferView } from "@satang/headless/transfer";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { nextStepAway, useNextStepButton } from "../failures/use-next-step-button.tsx";
import { FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { useFailureText } from "../money/use-failure-text.ts";
import { useIsOccupied } from "../money/use-is-occupied.ts";
import { Shown } from "../reports/Shown.tsx";

/** Props of {@link TransferResult}. */
export type TransferResultProps = {
  readonly transfer: TransferView;
  readonly isFormOpen: boolean;
  /** The transfer that was done, in words; `null` when there is none to report. */
  readonly done: ReactNode;
  /** The transfer that moved nothing, in words. */
  readonly failed: ReactNode;
  /** Opens the receipt; without it there is no button. */
  readonly onReceipt?: (() => void) | undefined;
  /** Called when it is rendered. */
  readonly onShown: () => void;
  /** Called when the member has read it. */
  readonly onRead: () => void;
};

/**
 * The alert about a transfer that was done, and the error dialog about one that failed (money.txt §4). While the form is
 * closed it waits until the member is not typing and no other modal is open (decision 42).
 */
export function TransferResult(props: TransferResultProps) {
  return props.transfer.failure || props.done ? <Result {...props} /> : null;
}

function Result(props: TransferResultProps) {
  const { transfer, isFormOpen, done, failed, onReceipt, onShown, onRead } = props;
  const { t } = useI18n();
  const failureText = useFailureText();
  const canShow = !useIsOccupied() || isFormOpen;
  const [isShown, setShown] = useState(canShow);
  if (canShow && !isShown) setShown(true);
  const { failure } = transfer;
  const nextStep = useNextStepButton(nextStepAway(failure?.error ?? null), onRead);
  const title = failure ? t(`money.${failure.status}.title`) : t("transfer.done.title");
  const reason = failure && failureText(failure.status, failure.error);
  const text = failure ? reason && wholeNumbers(reason) : done;
  return (
    <FlowMessageDialog
      open={isShown}
      onOpenChange={(open) => void (open || onRead())}
      title={title}
      description={text ?? undefined}
    >
      <Shown onShown={onShown} />
      {failure && !isFormOpen ? failed : undefined}
      {nextStep}
      {!failure && onReceipt && (
        <Button
          variant="outline"
          width="fill"
          onClick={() => {
            onRead();
            onReceipt();
          }}
        >
          {t("receipt.open")}
        </Button>
      )}
    </FlowMessageDialog>
  );
}
