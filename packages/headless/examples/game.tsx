import { toBaht } from "@satang/core";
import { Game, useGame } from "@satang/headless/games";

/** A game account in bare HTML. */
export function GameExample({ code }: { code: string }) {
  const view = useGame({ code });
  const { actions, credentials, failure, game, operation, reset, site, state } = view;
  const link = view.getSiteLinkProps();
  const form = view.getSiteFormProps();
  const android = view.getAppProps("android");
  return (
    <Game.Root value={view}>
      {state === "loading" && <p role="status">Loading</p>}
      {state === "inactive" && <Game.Activate>Open an account</Game.Activate>}
      {game?.isActive && (
        <>
          <output aria-label="Balance">{toBaht(game.amount)}</output>
          {credentials && (
            <p>
              <output aria-label="Account">
                {credentials.username} {view.isPasswordShown ? credentials.password : "hidden"}
              </output>{" "}
              <button {...view.getTogglePasswordProps()}>Show</button>
            </p>
          )}
          <Game.Play>Play on web</Game.Play>
          <Game.TransferOnly>Transfer only</Game.TransferOnly>
          <Game.Reset>New password</Game.Reset>
          {android && <a {...android}>Android</a>}
        </>
      )}
      {reset.status === "asking" && (
        <p role="alert">
          A new password?{" "}
          <button type="button" onClick={actions.confirmReset}>
            Yes
          </button>
        </p>
      )}
      {reset.status === "changed" && <p role="status">The password is new.</p>}
      {reset.status === "outcomeUnknown" && <p role="alert">The password may be new.</p>}
      {link && <a {...link}>Open the game</a>}
      {form && (
        <form {...form}>
          {Object.entries(site?.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">Open the game</button>
        </form>
      )}
      {failure && <p role="alert">{failure.error?.kind}</p>}
      {operation.outcome && (
        <p role="status">
          Result: {operation.outcome}{" "}
          <button type="button" onClick={actions.close}>
            Close
          </button>
        </p>
      )}
    </Game.Root>
  );
}
