import { useI18n } from "@satang/ui";
import { StoppedFlow } from "@satang/ui/flows/protection";
import { config } from "../config/config.ts";
import { modalHistory } from "../modals/modal-history.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";

/** In place of a screen with games during a break, and when the time of the day is used up. */
export function StoppedPage({ screen }: { readonly screen: "home" | "bonus" }) {
  const { t } = useI18n();
  usePageTitle(t(screen === "home" ? "app.title.home" : "app.title.bonus"));

  return (
    <StoppedFlow
      onWithdraw={() => modalHistory.open("withdraw")}
      onTransfer={() => modalHistory.open("transfer")}
      statementHref={paths.statement}
      contactHref={paths.memberContact}
      helpline={config.helpline}
    />
  );
}
