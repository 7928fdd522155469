import type { TransferView } from "@satang/headless/transfer";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { nextStepAway, useNextStepButton } from "../failures/use-next-step-button.tsx";
import { FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { useFailureText } from "../money/use-failure-text.ts";
import { useIsOccupied } from "../money/use-is-occupied.ts";
import { Shown } from "../reports/Shown.tsx";
import { type DoneTransfer, TransferDone } from "./TransferDone.tsx";

/** Props of {@link TransferResult}. */
export type TransferResultProps = {
  readonly transfer: TransferView;
  readonly isFormOpen: boolean;
  /** The transfer that was done; `null` when there is none to report. */
  readonly done: DoneTransfer | null;
  /** The transfer that was done, in words. */
  readonly doneWords: ReactNode;
  /** The transfer that moved nothing, in words. */
  readonly failed: ReactNode;
  /** Opens a game; without it there is no button. */
  readonly onPlay?: ((code: string) => void) | undefined;
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
  const { transfer, isFormOpen, done, doneWords, failed, onPlay, onReceipt, ...read } = props;
  const { onShown, onRead } = read;
  const { t } = useI18n();
  const failureText = useFailureText();
  const canShow = !useIsOccupied() || isFormOpen;
  const [isShown, setShown] = useState(canShow);
  if (canShow && !isShown) setShown(true);
  const { failure } = transfer;
  const nextStep = useNextStepButton(nextStepAway(failure?.error ?? null), onRead);
  if (!failure)
    return (
      done && (
        <TransferDone
          {...read}
          open={isShown}
          transfer={transfer}
          done={done}
          words={doneWords}
          onPlay={onPlay}
          onReceipt={onReceipt}
        />
      )
    );
  const reason = failureText(failure.status, failure.error);
  return (
    <FlowMessageDialog
      open={isShown}
      onOpenChange={(open) => void (open || onRead())}
      title={t(`money.${failure.status}.title`)}
      description={reason ? wholeNumbers(reason) : undefined}
    >
      <Shown onShown={onShown} />
      {isFormOpen ? undefined : failed}
      {nextStep}
    </FlowMessageDialog>
  );
}
