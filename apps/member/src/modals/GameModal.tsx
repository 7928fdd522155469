import { useEffect } from "react";
import { config } from "../config/config.ts";
import { useChosenGame } from "./chosen-game.ts";
import type { AppModalProps } from "./modal.types.ts";
import { GameFlow } from "./modals.lazy.ts";

/** The account of the game that was opened, from the home screen or after a transfer into it where no tab opens. */
export function GameModal({ open, onOpenChange }: AppModalProps) {
  const code = useChosenGame();

  // A reload keeps the modal, and has lost which game it was about.
  const isLost = open && code === null;
  useEffect(() => {
    if (isLost) onOpenChange(false);
  }, [isLost, onOpenChange]);

  return (
    code !== null && (
      <GameFlow {...config.games} code={code} open={open} onOpenChange={onOpenChange} />
    )
  );
}
