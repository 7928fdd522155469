import { WALLET_ACCOUNT } from "@satang/headless/money";
import type { StatementEntry } from "@satang/headless/statement";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/**
 * Returns the title of a row: the server's description, otherwise kind, source and target; a game
 * has its name from the wallet.
 */
export function useRowTitle(): (row: StatementEntry) => string {
  const { t } = useI18n();
  const games = useWallet().wallet?.games;
  const endOf = (end: string | null) =>
    end?.toLowerCase() === WALLET_ACCOUNT
      ? t("statement.wallet")
      : (games?.find(({ code }) => code === end)?.name ?? end);
  return (row) => {
    if (row.description) return row.description;
    const kind = t(`statement.kind.${row.kind}`);
    const [from, to] = [endOf(row.from), endOf(row.to)];
    if (row.kind === "transfer" && from && to) return t("statement.between", { from, to });
    const end = row.kind === "deposit" ? from : row.kind === "withdraw" ? to : null;
    return end && end !== t("statement.wallet") ? t("statement.with", { kind, end }) : kind;
  };
}
