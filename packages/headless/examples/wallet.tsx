import { toBaht } from "@satang/core";
import { useActivateGame } from "@satang/headless/games";
import { useWallet, Wallet } from "@satang/headless/wallet";
import { useState } from "react";

/** The wallet and the games in bare HTML. */
export function WalletExample() {
  const [activated, setActivated] = useState<string>();
  const view = useWallet();
  const games = useActivateGame({ onActivated: ({ name }) => setActivated(name) });
  const { state, wallet, refreshFailure } = view;
  return (
    <Wallet.Root value={view}>
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The wallet could not be read. <Wallet.Retry>Try again</Wallet.Retry>
        </p>
      )}
      {wallet && (
        <>
          <output aria-label="Balance">
            {toBaht(wallet.cash)} {wallet.currency}
          </output>
          <Wallet.Refresh>Refresh</Wallet.Refresh>
          {refreshFailure && <p role="alert">The balances are from before.</p>}
          <ul aria-label="Games">
            {wallet.games.map((game) => (
              <li key={game.code}>
                {game.name}{" "}
                {game.isActive ? (
                  toBaht(game.amount)
                ) : (
                  <button {...games.getActivateProps(game)}>Open {game.name}</button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {activated && <p role="status">{activated} is open.</p>}
    </Wallet.Root>
  );
}
