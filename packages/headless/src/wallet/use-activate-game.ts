import type { ApiError } from "@satang/api";
import { useMutation } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";
import { walletKey } from "./wallet.query.ts";
import type { GameAccount } from "./wallet.rules.ts";

const activateKey = [...walletKey, "activate"];

/** Options of {@link useActivateGame}. */
export interface UseActivateGameOptions {
  /** Called when the account is open; the wallet is read again from then on. */
  onActivated?: ((game: GameAccount) => void) | undefined;
  /** Called when it did not go well, or its end is not known. */
  onFailed?: ((error: ApiError) => void) | undefined;
}

/** What {@link useActivateGame} gives. */
export interface UseActivateGame {
  /** Code of the game whose account is being opened. */
  activating: string | undefined;
  /** Opens an account at a game. A second call while one is on its way does nothing. */
  activate(game: GameAccount): void;
}

/**
 * Opens the member's account at a game (journey.txt §4), then reads the wallet again, however it ended: an answer that
 * was lost shows there.
 * @throws Error outside `SatangProvider`.
 */
export function useActivateGame({
  onActivated,
  onFailed,
}: UseActivateGameOptions = {}): UseActivateGame {
  const { client, queryClient } = useSatang("useActivateGame");
  const { mutate, isPending, variables } = useMutation(
    {
      mutationKey: activateKey,
      mutationFn: async ({ code }: GameAccount) =>
        unwrap(await client.wallet.activateGame({ code })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: walletKey }),
      onSuccess: (_reply, game) => onActivated?.(game),
      onError: (error) => onFailed?.(error),
    },
    queryClient,
  );
  return {
    activating: isPending ? variables.code : undefined,
    activate: (game) => {
      if (!queryClient.isMutating({ mutationKey: activateKey })) mutate(game);
    },
  };
}
