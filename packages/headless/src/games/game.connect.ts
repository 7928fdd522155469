import { type Failure, ZERO } from "@satang/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { isFailedAtOnce } from "../money/use-operation-end.ts";
import { buttonProps } from "../parts/element-props.ts";
import type { ValuesOf } from "../parts/values-of.types.ts";
import type { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { GameView } from "./game.view.ts";
import { type GameCredentials, siteOf } from "./game-launch.rules.ts";
import type { useGameLaunch } from "./use-game-launch.ts";
import type { useGamePassword } from "./use-game-password.ts";

/** Data that was read, and the states of the site, the password and the transfer. */
type GameFacts = Pick<
  GameView,
  "game" | "currency" | "stop" | "operation" | "isPasswordShown" | "isRefreshing"
> & {
  readonly wallet: Pick<ReturnType<typeof useWalletQuery>, "data" | "error">;
  readonly account: Pick<UseQueryResult<GameCredentials, Failure>, "data" | "error">;
  readonly password: Pick<ReturnType<typeof useGamePassword>, "status" | "error">;
  readonly launch: Omit<ReturnType<typeof useGameLaunch>, "isBusy" | "open" | "clear">;
  /** Code of the game at which an account is being opened. */
  readonly activating: string | null;
};

const LINK = { target: "_blank", rel: "noopener noreferrer" } as const;

function stateOf({ wallet, game, operation, activating }: GameFacts): GameView["state"] {
  if (operation.outcome) return "outcome";
  if (!wallet.data) return wallet.error ? "readFailed" : "loading";
  if (!game) return "unknown";
  if (!game.isActive) return activating === game.code ? "activating" : "inactive";
  return operation.status === "submitting" ? "moving" : "ready";
}

function failureOf({ operation, launch }: GameFacts): GameView["failure"] {
  const { status, error, isAnswered } = operation;
  if (isFailedAtOnce(status, isAnswered)) return { status, error };
  return launch.failure && { status: "refused", error: launch.failure };
}

/** The values of the view. */
export function gameValues(facts: GameFacts): ValuesOf<GameView> {
  const { wallet, account, password, launch, activating, ...given } = facts;
  const cash = wallet.data?.cash ?? null;
  return {
    ...given,
    state: stateOf(facts),
    cash,
    hasMoney: cash !== null && cash > ZERO,
    credentials: account.data ?? null,
    credentialsFailure: account.data ? null : account.error,
    canPlay: given.game !== null && launch.canPlay(),
    isOpening: launch.isOpening,
    site: given.stop === null ? launch.site : null,
    failure: failureOf(facts),
    reset: { status: password.status, error: password.error },
    readFailure: wallet.data ? null : wallet.error,
  };
}

/**
 * The view of these values.
 * @param isBusy whether a site is opened, or money is moved to any game
 */
export function connectGame(
  view: ValuesOf<GameView>,
  actions: GameView["actions"],
  { isBusy, clearSite }: { readonly isBusy: boolean; readonly clearSite: () => void },
): GameView {
  const { state, game, hasMoney, stop, isOpening, site, reset } = view;
  const isStopped = isBusy || stop !== null;
  const isActivating = state === "activating";
  const isMoving = view.operation.status === "submitting";
  const isResetting = reset.status === "resetting" || reset.status === "checking";
  const button = (onClick: () => void, isWaiting: boolean, isDisabled: boolean) => ({
    ...buttonProps(onClick, isDisabled),
    "aria-busy": isWaiting || undefined,
  });
  return {
    ...view,
    actions,
    getActivateProps: () => button(actions.activate, isActivating, isActivating),
    getPlayProps: (waiting) => button(() => actions.play(waiting), isOpening, isStopped),
    getTransferOnlyProps: () =>
      button(actions.transferOnly, isMoving && !isOpening, isStopped || !hasMoney),
    getTogglePasswordProps: () => ({
      ...button(actions.togglePassword, false, false),
      "aria-pressed": view.isPasswordShown,
    }),
    getResetProps: () => button(actions.askReset, isResetting, view.credentials === null),
    getAppProps: (system) => {
      const href = game && stop === null ? siteOf(game[system], document.baseURI) : null;
      return href ? { ...LINK, href } : null;
    },
    getSiteLinkProps: () =>
      site === null || site.fields ? null : { ...LINK, href: site.address, onClick: clearSite },
    getSiteFormProps: () =>
      site?.fields ? { ...LINK, method: "post", action: site.address } : null,
  };
}
