import type { AmountProblem } from "@satang/core";
import { type Holding, WALLET_ACCOUNT } from "@satang/headless/money";
import type { TransferOrder, TransferProblem, TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { amountWords } from "../money/amount-words.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Texts of a transfer: accounts, orders and problems of a draft. */
export function useTransferWords({ accounts, from }: Pick<TransferView, "accounts" | "from">) {
  const { t } = useI18n();
  const money = useMoneyFormat();

  const nameOfCode = (code: string) =>
    code === WALLET_ACCOUNT
      ? t("common.wallet")
      : (accounts.find((account) => account.code === code)?.name ?? code);
  const nameOf = ({ code }: Holding) => nameOfCode(code);

  const order = (wanted: TransferOrder | null) =>
    wanted
      ? {
          amount: money.exact(wanted.amount),
          from: nameOfCode(wanted.from),
          to: nameOfCode(wanted.to),
        }
      : null;

  const problemText = (problem: TransferProblem | AmountProblem) => {
    if (typeof problem === "string") return t(amountWords(problem));
    if (problem.kind === "belowMinimum")
      return t("transfer.problem.belowMinimum", { minimum: money.short(problem.minimum) });
    if (problem.kind !== "aboveBalance") return t(`transfer.problem.${problem.kind}`);
    return t("transfer.problem.aboveBalance", {
      balance: money.exact(problem.balance),
      account: from ? nameOf(from) : "",
    });
  };
  return { nameOf, order, problemText };
}
