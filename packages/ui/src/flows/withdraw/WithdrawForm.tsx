import { toBaht } from "@satang/core";
import type { WithdrawFacts, WithdrawView } from "@satang/headless/withdraw";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { LockIcon } from "../../primitives/Icon/index.ts";
import { MoneyField } from "../../primitives/MoneyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { useBaht } from "../money/use-baht.ts";
import { useWithdrawProblemText } from "./use-withdraw-words.ts";
import * as css from "./WithdrawFlow.css.ts";
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
  const baht = useBaht();
  const problemText = useWithdrawProblemText();
  const [attempted, setAttempted] = useState(false);
  const { amount, operation, isLocked, obstacle, problem, balanceAfter } = withdraw;

  const isSending = operation.status === "submitting";
  const isShown = problem !== null && !obstacle && (attempted || amount.text !== "");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(problem !== null);
    withdraw.submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <WithdrawWallets balance={facts.balance} bonus={facts.bonus} />
        {isLocked && (
          <Alert tone="accent" icon={<LockIcon size={18} />}>
            {t("withdraw.bonus")}
          </Alert>
        )}
        {obstacle && <Alert tone="warning">{problemText(obstacle)}</Alert>}
        <MoneyField
          size="big"
          label={t("withdraw.amount")}
          value={amount.text}
          onValueChange={amount.setText}
          readOnly={isLocked || isSending}
          error={isShown ? problemText(problem) : undefined}
          end={
            isLocked ? undefined : (
              <Button
                variant="text"
                size="small"
                onClick={() => amount.setText(String(toBaht(facts.balance)))}
              >
                {t("withdraw.all")}
              </Button>
            )
          }
        />
        <div className={css.bounds}>
          <span>{t("withdraw.lowest", { amount: baht.plain(facts.minimum) })}</span>
          <span>{t("withdraw.highest", { amount: baht.plain(facts.maximum) })}</span>
        </div>
        <WithdrawSums balance={facts.balance} after={balanceAfter} />
        <OperationNotice operation={operation} />
        <Button type="submit" width="fill" loading={isSending} disabled={obstacle !== null}>
          {isSending
            ? t("withdraw.submitting")
            : problem === null && amount.satang !== null
              ? t("withdraw.submitFor", { amount: baht.exact(amount.satang) })
              : t("withdraw.submit")}
        </Button>
      </Stack>
    </form>
  );
}
