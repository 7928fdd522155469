import { type Result, succeed } from "@satang/core";
import { gamePasswordMachine } from "@satang/machines/games";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { createSaveLookup } from "../queries/save-lookup.ts";
import { gameAccountQuery } from "./game-account.query.ts";

/** The machine of a new password for one game account. */
export type GamePasswordActor = ActorRefFrom<typeof gamePasswordMachine>;

const listeners = new WeakMap<GamePasswordActor, () => void>();

/** Sets what is called when there is a new password. The last listener of an actor counts, also after its view was closed. */
export const listenToChange = (actor: GamePasswordActor, listener: () => void): void =>
  void listeners.set(actor, listener);

/** A new password for the account at a game, with its calls. Not started. */
export function createGamePassword(scope: SatangScope, code: string): GamePasswordActor {
  const { client, queryClient } = scope;
  const { queryKey } = gameAccountQuery(scope, code);
  /** For the comparison after a lost reply; in memory until the outcome is known. */
  let before: string | undefined;
  const readPassword = async (): Promise<Result<string>> => {
    const reply = await client.wallet.gameAccount({ code });
    return reply.ok ? succeed(reply.data.password) : reply;
  };
  const isChanged = async () => {
    const now = await readPassword();
    return now.ok ? succeed(before !== undefined && now.data !== before) : now;
  };
  const machine = gamePasswordMachine.provide({
    actors: {
      sendReset: fromPromise<Result<unknown>>(async () => {
        const known = await readPassword();
        if (!known.ok) return { ok: false, error: { kind: "notSent", reason: "unread" } };
        before = known.data;
        return client.wallet.resetGamePassword({ code });
      }),
      readChange: fromPromise<Result<boolean>>(isChanged),
      watchChange: fromPromise<void>(
        ({ signal }) =>
          new Promise((resolve) => {
            const lookup = createSaveLookup(queryClient, {
              queryKey: ["gamePassword", code, "changed"],
              wasRead: true,
              isShown: async () => {
                const reading = await isChanged();
                return reading.ok && reading.data;
              },
              onShown: resolve,
            });
            signal.addEventListener("abort", lookup.stop);
            lookup.start();
          }),
      ),
    },
    actions: {
      notifyChanged: () => {
        before = undefined;
        void queryClient.resetQueries({ queryKey });
        listeners.get(actor)?.();
      },
    },
  });
  const actor: GamePasswordActor = createActor(machine);
  return actor;
}
