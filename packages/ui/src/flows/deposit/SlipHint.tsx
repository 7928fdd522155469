import { useSlipTimes } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.tsx";

/** Props of {@link SlipHint}. */
export type SlipHintProps = {
  /** Opens the slip upload; without it there is no button. */
  readonly onSlip?: (() => void) | undefined;
};

/** What to do when a transfer has not arrived: send its slip in time. */
export function SlipHint({ onSlip }: SlipHintProps) {
  const { t } = useI18n();
  const { isClosed, closeTime } = useSlipTimes();
  const sendInTime = closeTime
    ? t("deposit.slip.hintUntil", { time: closeTime })
    : t("deposit.slip.hint");
  return (
    <>
      <Text size="small" tone="muted">
        {isClosed ? t("deposit.slip.closed") : wholeNumbers(sendInTime)}
      </Text>
      {onSlip && !isClosed && (
        <Button type="button" variant="outline" width="fill" onClick={onSlip}>
          {t("deposit.slip.entry")}
        </Button>
      )}
    </>
  );
}
