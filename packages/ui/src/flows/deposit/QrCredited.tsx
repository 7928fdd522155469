import type { QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as outcome from "../money/MoneyOutcome.css.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as css from "./DepositFlow.css.ts";

/** Props of {@link QrCredited}. */
export type QrCreditedProps = { readonly deposit: QrDepositView; readonly onDone: () => void };

/** The money has arrived. */
export function QrCredited({ deposit, onDone }: QrCreditedProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  return (
    // The result is an alert, because not every screen reader announces a status that is rendered
    // together with its text.
    <div className={css.centred} role="alert">
      <span className={outcome.badges.positive} aria-hidden="true">
        <CheckIcon size={32} />
      </span>
      <Heading level={3} size="lead">
        {t("deposit.qr.credited.title")}
      </Heading>
      {deposit.credited !== null && (
        <Text tone="muted">
          {t("deposit.qr.credited.text", { amount: money.exact(deposit.credited) })}
        </Text>
      )}
      <div className={css.wide}>
        <Button width="fill" onClick={onDone}>
          {t("deposit.qr.credited.done")}
        </Button>
        <Button {...deposit.getReloadProps()} variant="outline" width="fill">
          {t("deposit.qr.credited.again")}
        </Button>
      </div>
    </div>
  );
}
