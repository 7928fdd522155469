import type { StatementView } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";

const wallet = "wallet";

/** What a row says: the server's own words, else its kind and its ends. */
export function useRowTitle(): (row: StatementView) => string {
  const { t } = useI18n();
  const endOf = (end: string | undefined) =>
    end?.toLowerCase() === wallet ? t("statement.wallet") : end;
  return (row) => {
    if (row.description) return row.description;
    const kind = t(`statement.kind.${row.kind}`);
    const [from, to] = [endOf(row.from), endOf(row.to)];
    if (row.kind === "transfer" && from && to) return t("statement.between", { from, to });
    const end = row.kind === "deposit" ? from : row.kind === "withdraw" ? to : undefined;
    return end && end !== t("statement.wallet") ? t("statement.with", { kind, end }) : kind;
  };
}
