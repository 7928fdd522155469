import { type Result, succeed } from "@satang/core";
import { gamePasswordMachine } from "@satang/machines";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { gameAccountQuery } from "./game-account.query.ts";

/** The machine of a new password for one game account. */
export type GamePasswordActor = ActorRefFrom<typeof gamePasswordMachine>;

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
  const machine = gamePasswordMachine.provide({
    actors: {
      sendReset: fromPromise<Result<unknown>>(async () => {
        const known = await readPassword();
        if (!known.ok) return { ok: false, error: { kind: "notSent", reason: "unread" } };
        before = known.data;
        return client.wallet.resetGamePassword({ code });
      }),
      readChange: fromPromise<Result<boolean>>(async () => {
        const now = await readPassword();
        return now.ok ? succeed(before !== undefined && now.data !== before) : now;
      }),
    },
    actions: {
      notifyChanged: () => {
        before = undefined;
        void queryClient.resetQueries({ queryKey });
      },
    },
  });
  return createActor(machine);
}
