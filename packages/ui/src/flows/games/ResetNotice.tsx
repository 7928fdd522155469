import type { GameView } from "@satang/headless/games";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { FailureAlert } from "../failures/FailureAlert.tsx";

/** How a new password ended, or that it is not known yet. */
export function ResetNotice({ view }: { readonly view: GameView }) {
  const { t } = useI18n();
  const { actions, reset } = view;
  switch (reset.status) {
    case "changed":
      return (
        <Alert tone="positive" live="polite" title={t("games.reset.changed.title")}>
          {t("games.reset.changed.text")}
        </Alert>
      );
    case "refused":
      return (
        reset.error && (
          <FailureAlert error={reset.error} title={t("games.reset.failed")}>
            {reset.error.kind === "notSent" ? t("games.reset.notSent") : undefined}
          </FailureAlert>
        )
      );
    case "outcomeUnknown":
      return (
        <Alert
          tone="warning"
          live="assertive"
          title={t("games.reset.unknown.title")}
          action={
            <Button variant="outline" size="small" onClick={actions.checkReset}>
              {t("games.reset.unknown.check")}
            </Button>
          }
        >
          {t("games.reset.unknown.text")}
        </Alert>
      );
    default:
      return null;
  }
}
