import type { StatementView } from "@satang/headless/statement";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";

const wallet = "wallet";

/** What a row says: the server's own words, else its kind and its ends; a game by its name once the wallet told it. */
export function useRowTitle(): (row: StatementView) => string {
  const { t } = useI18n();
  const games = useWallet().data?.games;
  const endOf = (end: string | undefined) =>
    end?.toLowerCase() === wallet
      ? t("statement.wallet")
      : (games?.find(({ code }) => code === end)?.name ?? end);
  return (row) => {
    if (row.description) return row.description;
    const kind = t(`statement.kind.${row.kind}`);
    const [from, to] = [endOf(row.from), endOf(row.to)];
    if (row.kind === "transfer" && from && to) return t("statement.between", { from, to });
    const end = row.kind === "deposit" ? from : row.kind === "withdraw" ? to : undefined;
    return end && end !== t("statement.wallet") ? t("statement.with", { kind, end }) : kind;
  };
}
