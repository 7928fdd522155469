import { type Failure, fail, type Result, succeed } from "@satang/core";
import type { Destination } from "../launcher/index.ts";
import { useSatang } from "../provider/use-satang.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import { gameAccountQuery } from "./game-account.query.ts";
import type { GameLaunches } from "./game-launch.data.ts";
import { type GameCredentials, launchOf, siteOf } from "./game-launch.rules.ts";
import { createAutoLogin, type ReadAutoLogin, readGameSite } from "./read-game-site.ts";

/** How the sites of games are opened. */
export type UseGameLaunchOptions = {
  /** Codes of games that are opened in another way, or that this package does not know. They win. */
  readonly launches?: GameLaunches | undefined;
  /** Reads the links of auto-logins in place of the service's own calls. */
  readonly readAutoLogin?: ReadAutoLogin | undefined;
};

/** The site of a game: whether it has one for the web, and where that is. Every view that opens a game asks here. */
export function useGameSite(hook: string, { launches, readAutoLogin }: UseGameLaunchOptions) {
  const scope = useSatang(hook);
  const readCredentials = async (code: string): Promise<Result<GameCredentials>> => {
    try {
      return succeed(await scope.queryClient.fetchQuery(gameAccountQuery(scope, code)));
    } catch (error) {
      return fail(error as Failure);
    }
  };
  return {
    canPlay: ({ code, web }: GameAccount): boolean =>
      launchOf(code, launches).kind === "autoLogin" || siteOf(web, document.baseURI) !== null,
    read: (game: GameAccount): Promise<Result<Destination>> =>
      readGameSite(game, {
        launch: launchOf(game.code, launches),
        readCredentials: () => readCredentials(game.code),
        readAutoLogin: readAutoLogin ?? createAutoLogin(scope.client),
        base: document.baseURI,
      }),
  };
}
