import { succeed } from "@satang/core";
import { useState } from "react";
import { type Launcher, useLauncher, type WaitingWords } from "../launcher/index.ts";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { noteUse } from "../outcomes/flow-use.ts";
import { useSatang } from "../provider/use-satang.ts";
import { transferAllOperation } from "../transfer/transfer-all.operation.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import { moveAll } from "./move-all.ts";
import { type UseGameLaunchOptions, useGameSite } from "./use-game-site.ts";

const DEFINITIONS = [transferAllOperation];

/** Opens the site of a game, after the wallet was moved to it when that is wanted. */
export function useGameLaunch(game: GameAccount | null, options: UseGameLaunchOptions) {
  const scope = useSatang("useGame");
  const engine = useMoneyEngine("useGame", DEFINITIONS);
  const launcher: Launcher = useLauncher();
  const site = useGameSite("useGame", options);
  const [opened, setOpened] = useState<string | null>(null);

  const open = (isMoving: boolean, waiting?: WaitingWords) => {
    if (!game) return;
    const { code } = game;
    const read = async () => {
      if (isMoving && !(await moveAll(engine, code))) return succeed(null);
      const destination = await site.read(game);
      if (destination.ok) noteUse(scope, "game", code, true);
      return destination;
    };
    setOpened(code);
    launcher.open(code, read, { waiting });
  };
  const isOwn = opened !== null && opened === game?.code;
  return {
    isBusy: launcher.opening !== null,
    isOpening: isOwn && launcher.opening !== null,
    site: isOwn ? launcher.link : null,
    failure: isOwn ? launcher.failure : null,
    clear: launcher.clear,
    canPlay: () => game !== null && site.canPlay(game),
    open,
  };
}
