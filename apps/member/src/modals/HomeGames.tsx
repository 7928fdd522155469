import type { GameAccount } from "@satang/headless/wallet";
import { GameCarousels } from "@satang/ui/flows/wallet";
import { useEffect, useState } from "react";
import { config } from "../config/config.ts";
import { modalHistory } from "./modal-history.ts";
import { GameFlow } from "./modals.lazy.ts";
import { useEverOpened } from "./use-ever-opened.ts";
import { useModal } from "./use-modal.ts";

/** The carousels of games, and the account of the game that was pressed. */
export function HomeGames() {
  const { current, close } = useModal();
  const [code, setCode] = useState<string | null>(null);
  const opened = useEverOpened(current);
  const isOpen = current === "game";

  // A reload keeps the modal, and has lost which game it was about.
  const isLost = isOpen && code === null;
  useEffect(() => {
    if (isLost) close();
  }, [isLost, close]);

  const show = (game: GameAccount) => {
    setCode(game.code);
    modalHistory.open("game");
  };

  return (
    <>
      <GameCarousels
        onOpen={show}
        // A modal that the member has opened meanwhile stays.
        onActivated={(game) => {
          if (current === undefined) show(game);
        }}
      />
      {opened.has("game") && code !== null && (
        <GameFlow
          {...config.games}
          code={code}
          open={isOpen}
          onOpenChange={(next) => void (next || close())}
        />
      )}
    </>
  );
}
