import type { GameView } from "@satang/headless/games";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { keptValue } from "../../text/kept-value.ts";
import { FlowAlertDialog } from "../frame/FlowDialogs.tsx";

/** Props of {@link ResetQuestion}. */
export type ResetQuestionProps = {
  readonly view: GameView;
  /** Whether the sheet is open. */
  readonly open: boolean;
};

/** The question before a new password. It stays until the service has answered. */
export function ResetQuestion({ view, open }: ResetQuestionProps) {
  const { t } = useI18n();
  const { actions, game, reset } = view;
  const name = game?.name ?? "";
  const isSending = reset.status === "resetting" || reset.status === "checking";
  return (
    <FlowAlertDialog
      open={open && (reset.status === "asking" || isSending)}
      onOpenChange={(next) => void (next || actions.cancelReset())}
      title={keptValue(t("games.reset.title", { name }), name)}
      description={t("games.reset.text")}
      cancelLabel={t("games.reset.keep")}
      confirmLabel={t(isSending ? "games.reset.sending" : "games.reset.action")}
      afterConfirm="stay"
      loading={isSending}
      onConfirm={actions.confirmReset}
    />
  );
}
