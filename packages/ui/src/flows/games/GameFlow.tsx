"use client";

import { type UseGameOptions, useGame } from "@satang/headless/games";
import type { TransferAllOrder } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useToast } from "../../primitives/Toast/index.ts";
import { useFailureToast } from "../failures/use-failure-toast.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useAccountName } from "../money/use-account-name.ts";
import { useOrderWords } from "../money/use-order-words.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { GameContent } from "./GameContent.tsx";
import { GameTitle } from "./GameTitle.tsx";
import { ResetQuestion } from "./ResetQuestion.tsx";

/** Props of {@link GameFlow}. */
export type GameFlowProps = FlowModalProps &
  Pick<UseGameOptions, "code" | "launches" | "readAutoLogin">;

/**
 * One game account: balance, username and password with copy, a new password, "play on web", "transfer only", and links
 * to the apps. A game without an account is activated here. Needs a `ToastProvider` around it.
 *
 * @example
 * <GameFlow code={code} open={open} onOpenChange={setOpen} />
 */
export function GameFlow({ open, onOpenChange, code, ...options }: GameFlowProps) {
  const { t, errorText } = useI18n();
  const toast = useToast();
  const showFailure = useFailureToast();
  const accountName = useAccountName();
  const orderWords = useOrderWords();
  const game = useGame({
    ...options,
    code,
    inView: open,
    onDone: ({ to }) =>
      void toast.show(t("games.moved", { name: accountName(to) }), { tone: "positive" }),
    onFailed: useReportFailure<TransferAllOrder>(
      ({ to }) => open && to === code,
      (order) => orderWords("transferAll", order),
    ),
    onActivated: (activated) =>
      void toast.show(t("wallet.games.activated", { name: activated.name }), { tone: "positive" }),
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
