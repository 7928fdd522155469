import type { GameView } from "@satang/headless/games";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { StopNotice } from "../protection/StopNotice.tsx";
import { GameBalance } from "./GameBalance.tsx";
import { GameCredentials } from "./GameCredentials.tsx";
import { GameNotices } from "./GameNotices.tsx";
import { GameWays } from "./GameWays.tsx";
import { ResetNotice } from "./ResetNotice.tsx";

/** Props of {@link GameContent}. */
export type GameContentProps = {
  readonly view: GameView;
  readonly onClose: () => void;
};

/** Content of the sheet for each state of a game account. */
export function GameContent({ view, onClose }: GameContentProps) {
  const { t } = useI18n();
  const { actions, game, readFailure, state, stop } = view;
  if (readFailure) return <ReadFailure error={readFailure} onRetry={actions.retry} />;
  if (state === "loading") return <FormSkeleton />;
  if (!game) {
    return (
      <EmptyState
        title={t("games.gone.title")}
        text={t("games.gone.text")}
        action={<Button onClick={onClose}>{t("common.action.ok")}</Button>}
      />
    );
  }
  if (state === "inactive" || state === "activating") {
    const isActivating = state === "activating";
    return (
      <EmptyState
        title={keptValue(t("games.inactive.title", { name: game.name }), game.name)}
        text={t("games.inactive.text")}
        action={
          <Button {...view.getActivateProps()} loading={isActivating}>
            {t(isActivating ? "wallet.games.activating" : "wallet.games.activate")}
          </Button>
        }
      />
    );
  }
  if (stop) {
    return (
      <Stack gap={4}>
        <GameBalance view={view} amount={game.amount} />
        <StopNotice stop={stop} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <GameBalance view={view} amount={game.amount} />
      <ResetNotice view={view} />
      <GameCredentials view={view} />
      <GameNotices view={view} name={game.name} />
      <GameWays view={view} name={game.name} />
    </Stack>
  );
}
