import { selectGamePasswordError, selectGamePasswordStatus } from "@satang/machines";
import { useSelector } from "../actors/use-selector.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createGamePassword } from "./game-password-actor.ts";

/** A new password for the account at a game. It outlives the view, so that reopening it cannot send a second call. */
export function useGamePassword(code: string | null) {
  const scope = useSatang("useGame");
  const key = code === null ? null : `game-password:${code}`;
  const actor = useActorOf(key, () => createGamePassword(scope, code ?? ""));
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
