"use client";

import { type UseGameOptions, useGame } from "@satang/headless/games";
import type { TransferAllOrder } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { keptValue } from "../../text/kept-value.ts";
import { useFailureToast } from "../failures/use-failure-toast.tsx";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useAccountName } from "../money/use-account-name.ts";
import { useOrderWords } from "../money/use-order-words.ts";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { GameContent } from "./GameContent.tsx";
import { GameTitle } from "./GameTitle.tsx";
import { ResetQuestion } from "./ResetQuestion.tsx";

/** Props of {@link GameFlow}. */
export type GameFlowProps = MoneyFlowProps &
  Pick<UseGameOptions, "code" | "launches" | "readAutoLogin">;

function GameSheet({ code, launches, readAutoLogin, ...props }: GameFlowProps) {
  const { open, onOpenChange } = props;
  const { t, errorText } = useI18n();
  const report = useReportToast();
  const showFailure = useFailureToast();
  const accountName = useAccountName();
  const orderWords = useOrderWords();
  const game = useGame({
    launches,
    readAutoLogin,
    code,
    inView: open,
    onDone: ({ to }) =>
      report(keptValue(t("games.moved", { name: accountName(to) }), accountName(to))),
    onFailed: useReportFailure<TransferAllOrder>(
      ({ to }) => open && to === code,
      (order) => orderWords("transferAll", order),
    ),
    onPasswordChangedLater: (changed) =>
      void report(
        keptValue(t("games.reset.later", { name: accountName(changed) }), accountName(changed)),
      ),
    onActivated: ({ name }) => report(keptValue(t("wallet.games.activated", { name }), name)),
    onActivationFailed: (error) =>
      showFailure(error, error ? errorText(error) : t("money.nothingHappened.title")),
  });
  return (
    <>
      <MoneySheet
        open={open}
        onOpenChange={onOpenChange}
        title={game.game ? <GameTitle game={game.game} /> : t("money.name.activateGame")}
        operation={game.operation}
        order={orderWords(game.operation.operation, game.operation.order)}
        actions={game.actions}
        dismiss="anywhere"
      >
        <GameContent view={game} onClose={() => onOpenChange(false, { reason: "itemPress" })} />
      </MoneySheet>
      <ResetQuestion view={game} open={open} />
    </>
  );
}

/**
 * A game account: balance, username and password with copy, a new password, "play on web", "transfer only", and links
 * to the apps. A game without an account is activated here. Needs a `ToastProvider` around it.
 *
 * @example
 * <GameFlow code={code} open={open} onOpenChange={setOpen} />
 */
export function GameFlow(props: GameFlowProps) {
  const onOpenChange = useOutcomes("game", props);
  return (
    <WhenOpened {...props}>
      <GameSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
