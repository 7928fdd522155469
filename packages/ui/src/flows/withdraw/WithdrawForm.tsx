import type { WithdrawFacts, WithdrawView } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { LockIcon } from "../../primitives/Icon/index.ts";
import { MoneyField } from "../../primitives/MoneyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { moneyFieldProps } from "../money/money-field-props.ts";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { useWithdrawFailureText } from "./use-withdraw-failure-text.ts";
import { useWithdrawProblemText } from "./use-withdraw-words.ts";
import * as styles from "./WithdrawFlow.css.ts";
import { WithdrawSums } from "./WithdrawSums.tsx";
import { WithdrawWallets } from "./WithdrawWallets.tsx";

/** Props of {@link WithdrawForm}. */
export type WithdrawFormProps = { readonly withdraw: WithdrawView; readonly facts: WithdrawFacts };

/**
 * The form of a withdrawal: the wallets, an amount within its bounds, the remaining balance, and
 * why the amount may be fixed.
 */
export function WithdrawForm({ withdraw, facts }: WithdrawFormProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const problemText = useWithdrawProblemText();
  const failureText = useWithdrawFailureText(withdraw.refusedProblem);
  const { actions, amountProblem, draft, isLocked, isSubmitting, obstacle } = withdraw;
  return (
    <form {...withdraw.getFormProps()}>
      <Stack gap={4}>
        <WithdrawWallets balance={facts.balance} bonus={facts.bonus} currency={facts.currency} />
        {isLocked && (
          <Alert tone="accent" icon={<LockIcon size={18} />}>
            {t("withdraw.bonus")}
          </Alert>
        )}
        {obstacle && <Alert tone="warning">{problemText(obstacle)}</Alert>}
        <MoneyField
          {...moneyFieldProps(withdraw.getAmountProps())}
          size="big"
          label={t("withdraw.amount")}
          currency={facts.currency}
          decimals={isLocked ? "always" : "auto"}
          value={withdraw.amount}
          onValueChange={actions.enterAmount}
          error={amountProblem ? problemText(amountProblem) : undefined}
          end={
            isLocked ? undefined : (
              <Button {...withdraw.getAllProps()} variant="text" size="small">
                {t("withdraw.all")}
              </Button>
            )
          }
        />
        <div className={styles.bounds}>
          <span>{t("withdraw.lowest", { amount: money.plain(facts.minimum) })}</span>
          <span>{t("withdraw.highest", { amount: money.plain(facts.maximum) })}</span>
        </div>
        <WithdrawSums
          balance={facts.balance}
          after={withdraw.balanceAfter}
          currency={facts.currency}
        />
        <OperationNotice operation={withdraw.operation} failureText={failureText} />
        <Button {...withdraw.getSubmitProps()} width="fill" loading={isSubmitting}>
          {isSubmitting
            ? t("withdraw.submitting")
            : draft
              ? t("withdraw.submitFor", { amount: money.exact(draft.amount) })
              : t("withdraw.submit")}
        </Button>
      </Stack>
    </form>
  );
}
