import { toBaht } from "@satang/core";
import type { TransferView } from "@satang/headless/transfer";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { MoneyField } from "../../primitives/MoneyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { useBaht } from "../money/use-baht.ts";
import { TransferAccount } from "./TransferAccount.tsx";
import * as css from "./TransferFlow.css.ts";
import { useTransferWords } from "./use-transfer-words.ts";

/**
 * The form of a transfer: two carousels, an amount, and a button with these values in its label.
 */
export function TransferForm({ transfer }: { readonly transfer: TransferView }) {
  const { t } = useI18n();
  const baht = useBaht();
  const words = useTransferWords(transfer);
  const [attempted, setAttempted] = useState(false);
  const { accounts, from, to, amount, problem, operation } = transfer;
  if (accounts.state !== "ready") return null;

  const isSending = operation.status === "submitting";
  const kind = problem !== null && typeof problem === "object" ? problem.kind : null;
  const isMissing = attempted && kind === "accountMissing";
  const options = accounts.data.map((account) => ({
    value: account.code,
    content: <TransferAccount name={words.nameOf(account)} amount={account.amount} />,
  }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(problem !== null);
    transfer.submit();
  };
  const label =
    from && to && amount.satang && problem === null
      ? t("transfer.submitFor", {
          amount: baht.exact(amount.satang),
          from: words.nameOf(from),
          to: words.nameOf(to),
        })
      : t("transfer.submit");
  return (
    <Stack gap={4}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <div className={css.pair}>
            <ChoiceCarousel
              label={t("transfer.from")}
              none={t("transfer.none")}
              options={options}
              value={from?.code ?? null}
              onValueChange={transfer.setFrom}
              error={isMissing && !from ? t("transfer.problem.accountMissing") : undefined}
            />
            <span className={css.arrow} aria-hidden="true">
              <ChevronEndIcon size={22} />
            </span>
            <ChoiceCarousel
              label={t("transfer.to")}
              none={t("transfer.none")}
              options={options}
              value={to?.code ?? null}
              onValueChange={transfer.setTo}
              error={
                kind === "sameAccount"
                  ? t("transfer.problem.sameAccount")
                  : isMissing && !to
                    ? t("transfer.problem.accountMissing")
                    : undefined
              }
            />
          </div>
          <MoneyField
            size="big"
            label={t("transfer.amount")}
            value={amount.text}
            onValueChange={amount.setText}
            readOnly={isSending}
            error={attempted || amount.text !== "" ? words.amountProblem(problem) : undefined}
            end={
              from ? (
                <Button
                  variant="text"
                  size="small"
                  onClick={() => amount.setText(String(toBaht(from.amount)))}
                >
                  {t("transfer.all")}
                </Button>
              ) : undefined
            }
          />
          <OperationNotice operation={operation} />
          <Button type="submit" width="fill" loading={isSending} className={css.submit}>
            {isSending ? t("transfer.submitting") : label}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
