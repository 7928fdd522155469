import type { Satang } from "@satang/core";
import type { MouseEvent } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as outcome from "../money/MoneyOutcome.css.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./DepositFlow.css.ts";

/** Props of {@link Credited}. */
export type CreditedProps = {
  /** The amount that was credited; `null` when the service does not say it. */
  readonly amount: Satang | null;
  /** Called when the member has seen it. */
  readonly onDone: (press: MouseEvent) => void;
  /** Called when the member deposits once more. */
  readonly onAgain: (press: MouseEvent) => void;
};

/** The money has arrived. */
export function Credited({ amount, onDone, onAgain }: CreditedProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  return (
    // The result is an alert, because not every screen reader announces a status that is rendered
    // together with its text.
    <div className={styles.centred} role="alert">
      <span className={outcome.badges.positive} aria-hidden="true">
        <CheckIcon size={32} />
      </span>
      <Heading level={3} size="lead">
        {t("deposit.qr.credited.title")}
      </Heading>
      {amount !== null && (
        <Text tone="muted">{t("deposit.qr.credited.text", { amount: money.exact(amount) })}</Text>
      )}
      <div className={styles.wide}>
        <Button width="fill" onClick={onDone}>
          {t("deposit.qr.credited.done")}
        </Button>
        <Button type="button" variant="outline" width="fill" onClick={onAgain}>
          {t("deposit.qr.credited.again")}
        </Button>
      </div>
    </div>
  );
}
