import type { AmountProblem } from "@satang/core";
import type { TransferOrder, TransferProblem, TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { amountWords } from "../money/amount-words.ts";
import { useAccountName } from "../money/use-account-name.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Texts of a transfer: accounts, orders and problems of a draft. */
export function useTransferWords({ from }: Pick<TransferView, "from">) {
  const { t } = useI18n();
  const money = useMoneyFormat();

  const nameOf = useAccountName();

  const order = (wanted: TransferOrder | null) =>
    wanted
      ? {
          amount: money.exact(wanted.amount),
          from: nameOf(wanted.from),
          to: nameOf(wanted.to),
        }
      : null;

  const problemText = (problem: TransferProblem | AmountProblem) => {
    if (typeof problem === "string") return t(amountWords(problem));
    if (problem.kind === "belowMinimum")
      return t("transfer.problem.belowMinimum", { minimum: money.short(problem.minimum) });
    if (problem.kind !== "aboveBalance") return t(`transfer.problem.${problem.kind}`);
    return t("transfer.problem.aboveBalance", {
      balance: money.exact(problem.balance),
      account: from ? nameOf(from.code) : "",
    });
  };

  const availableText = ({ isAboveKnownBalance }: TransferView) => {
    if (!from) return undefined;
    const balance = money.exact(from.amount);
    return isAboveKnownBalance
      ? t("transfer.aboveKnown", { balance, account: nameOf(from.code) })
      : t("transfer.available", { amount: balance });
  };
  return { nameOf, order, problemText, availableText };
}
