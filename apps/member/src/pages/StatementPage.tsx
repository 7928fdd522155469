import { Button, useI18n } from "@satang/ui";
import { StatementFlow } from "@satang/ui/flows/statement";
import { modalHistory } from "../modals/modal-history.ts";
import { useOpenReceipt } from "../modals/use-open-receipt.ts";
import { usePageTitle } from "../shell/use-page-title.ts";

/** The statement: what happened to the member's money. */
export function StatementPage() {
  const { t } = useI18n();
  usePageTitle(t("app.title.statement"));

  return (
    <StatementFlow
      onReceipt={useOpenReceipt()}
      onSlips={() => modalHistory.open("slips")}
      emptyAction={
        <Button size="small" onClick={() => modalHistory.open("deposit")}>
          {t("app.drawer.deposit")}
        </Button>
      }
    />
  );
}
