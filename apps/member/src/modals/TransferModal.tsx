import { usePlayGame } from "@satang/headless/games";
import { useI18n, useToast } from "@satang/ui";
import { TransferFlow, type TransferFlowProps } from "@satang/ui/flows/transfer";
import { config } from "../config/config.ts";
import { openGame } from "./chosen-game.ts";
import type { AppModalProps } from "./modal.types.ts";
import { modalHistory } from "./modal-history.ts";

/** A transfer, and the game that its money was moved into: one press opens it, or its account where no tab opens. */
export function TransferModal(props: AppModalProps & Pick<TransferFlowProps, "onReceipt">) {
  const { t, languageTag } = useI18n();
  const toast = useToast();
  const play = usePlayGame({
    ...config.games,
    waitingWords: ({ name }) => ({ text: t("games.opening", { name }), lang: languageTag }),
    onNotOpened: (code, failure) => {
      if (failure) toast.show(t("games.notOpened"), { tone: "critical" });
      // The call may have taken long, and the member has opened something else meanwhile.
      if (modalHistory.current() === undefined) openGame(code);
    },
  });
  return <TransferFlow {...props} onPlay={play} />;
}
