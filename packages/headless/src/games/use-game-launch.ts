import { type Failure, fail, type Result, succeed } from "@satang/core";
import { useState } from "react";
import { type Launcher, useLauncher, type WaitingWords } from "../launcher/index.ts";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { noteUse } from "../outcomes/flow-use.ts";
import { useSatang } from "../provider/use-satang.ts";
import { transferAllOperation } from "../transfer/transfer-all.operation.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import { gameAccountQuery } from "./game-account.query.ts";
import type { GameLaunches } from "./game-launch.data.ts";
import { type GameCredentials, launchOf, siteOf } from "./game-launch.rules.ts";
import { moveAll } from "./move-all.ts";
import { createAutoLogin, type ReadAutoLogin, readGameSite } from "./read-game-site.ts";

/** How the sites of games are opened. */
export type UseGameLaunchOptions = {
  /** Codes of games that are opened in another way, or that this package does not know. They win. */
  readonly launches?: GameLaunches | undefined;
  /** Reads the links of auto-logins in place of the service's own calls. */
  readonly readAutoLogin?: ReadAutoLogin | undefined;
};

const DEFINITIONS = [transferAllOperation];

/** Opens the site of a game, after the wallet was moved to it when that is wanted. */
export function useGameLaunch(game: GameAccount | null, options: UseGameLaunchOptions) {
  const scope = useSatang("useGame");
  const engine = useMoneyEngine("useGame", DEFINITIONS);
  const launcher: Launcher = useLauncher();
  const [opened, setOpened] = useState<string | null>(null);
  const launch = game && launchOf(game.code, options.launches);

  const readCredentials = async (code: string): Promise<Result<GameCredentials>> => {
    try {
      return succeed(await scope.queryClient.fetchQuery(gameAccountQuery(scope, code)));
    } catch (error) {
      return fail(error as Failure);
    }
  };
  const open = (isMoving: boolean, waiting?: WaitingWords) => {
    if (!game || !launch) return;
    const { code } = game;
    const read = async () => {
      if (isMoving && !(await moveAll(engine, code))) return succeed(null);
      const site = await readGameSite(game, {
        launch,
        readCredentials: () => readCredentials(code),
        readAutoLogin: options.readAutoLogin ?? createAutoLogin(scope.client),
        base: document.baseURI,
      });
      if (site.ok) noteUse(scope, "game", code, true);
      return site;
    };
    setOpened(code);
    launcher.open(code, read, { waiting });
  };
  const canPlay = () =>
    launch?.kind === "autoLogin" || siteOf(game?.web, document.baseURI) !== null;
  const isOwn = opened !== null && opened === game?.code;
  return {
    isBusy: launcher.opening !== null,
    isOpening: isOwn && launcher.opening !== null,
    site: isOwn ? launcher.link : null,
    failure: isOwn ? launcher.failure : null,
    clear: launcher.clear,
    canPlay,
    open,
  };
}
