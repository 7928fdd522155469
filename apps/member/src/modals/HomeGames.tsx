import { GameCarousels } from "@satang/ui/flows/wallet";
import { openGame } from "./chosen-game.ts";
import { useModal } from "./use-modal.ts";

/** The carousels of games. */
export function HomeGames() {
  const { current } = useModal();
  return (
    <GameCarousels
      onOpen={({ code }) => openGame(code)}
      // A modal that the member has opened meanwhile stays.
      onActivated={({ code }) => {
        if (current === undefined) openGame(code);
      }}
    />
  );
}
