import { selectGamePasswordError, selectGamePasswordStatus } from "@satang/machines/games";
import { useEffect, useRef } from "react";
import { useSelector } from "../actors/use-selector.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createGamePassword, listenToChange } from "./game-password-actor.ts";

/** Options of {@link useGamePassword}. */
export type UseGamePasswordOptions = {
  /** Whether the view of the game is visible. */
  readonly inView: boolean;
  /**
   * Called when there is a new password while the view of its game is closed, for example after a lost reply: it is looked
   * up until the member signs out.
   * @param code code of the game
   */
  readonly onPasswordChangedLater?: ((code: string) => void) | undefined;
};

/**
 * A new password for the account at a game. It outlives the view, so that reopening it cannot send a second call, and so that
 * a new password is reported also when the view is closed.
 */
export function useGamePassword(
  code: string | null,
  { inView, onPasswordChangedLater }: UseGamePasswordOptions,
) {
  const scope = useSatang("useGame");
  const key = code === null ? null : `game-password:${code}`;
  const actor = useActorOf(key, () => createGamePassword(scope, code ?? ""));
  const latest = useRef(onPasswordChangedLater);
  useEffect(() => {
    latest.current = onPasswordChangedLater;
  });
  useEffect(() => {
    if (actor === null || code === null) return undefined;
    const report = () => {
      const { current } = latest;
      if (!current) return;
      current(code);
      actor.send({ type: "reset.close" });
    };
    listenToChange(actor, () => {
      if (!inView) report();
    });
    return () => listenToChange(actor, report);
  }, [actor, code, inView]);
  const status = useSelector(actor, selectGamePasswordStatus) ?? "idle";
  return {
    status,
    error: useSelector(actor, selectGamePasswordError),
    /** The view is closed: the question is withdrawn, and how it ended was read. An open outcome stays. */
    leave: () => {
      if (status === "asking") actor?.send({ type: "reset.cancel" });
      if (status === "changed" || status === "refused") actor?.send({ type: "reset.close" });
    },
    actions: {
      askReset: () => actor?.send({ type: "reset.ask" }),
      confirmReset: () => actor?.send({ type: "reset.confirm" }),
      cancelReset: () => actor?.send({ type: "reset.cancel" }),
      checkReset: () => actor?.send({ type: "reset.check" }),
      closeReset: () => actor?.send({ type: "reset.close" }),
    },
  };
}
