import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import type { ActivateGameOrder } from "./activate-game.operation.ts";

/** View that {@link useActivateGame} returns: opening the member's account at a game. */
export type ActivateGameView = {
  readonly state: "idle" | "activating";
  /** Code of the game for which an account is being opened; `null` when there is none. */
  readonly activating: string | null;
  /** The last activation: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<ActivateGameOrder>;
  readonly actions: {
    /** Opens an account at a game. Ignored while another one is being opened. */
    readonly activate: (game: Pick<GameAccount, "code">) => void;
  };
  /** For the button that opens the account at a game. */
  readonly getActivateProps: (game: Pick<GameAccount, "code">) => ButtonProps & {
    /** The account at this game is being opened. */
    readonly "aria-busy": true | undefined;
  };
};
