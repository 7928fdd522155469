import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useSlipTimesText } from "./use-slip-times-text.ts";

/** Props of {@link SlipHint}. */
export type SlipHintProps = {
  /** Opens the slip upload; without it there is no button. */
  readonly onSlip?: (() => void) | undefined;
};

/** Advice for a transfer that has not arrived: send its slip in time. */
export function SlipHint({ onSlip }: SlipHintProps) {
  const { t } = useI18n();
  const { isClosed, text } = useSlipTimesText("hint");
  return (
    <>
      <Text size="small" tone="muted">
        {wholeNumbers(text)}
      </Text>
      {onSlip && !isClosed && (
        <Button type="button" variant="outline" width="fill" onClick={onSlip}>
          {t("deposit.slip.entry")}
        </Button>
      )}
    </>
  );
}
