import {
  type Credentials,
  type Result,
  sessionMachine,
  toUsername,
  type WantedPath,
} from "@satang/machines";
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from "xstate";
import { isOfMember } from "../info/index.ts";
import { type SatangScope, storageKeys } from "../provider/index.ts";

/** The running session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Key of the session in the scope's registry. */
export const sessionKey = "session";

function readWanted({ tabStorage }: SatangScope): WantedPath | undefined {
  try {
    const { path, at } = JSON.parse(tabStorage.read(storageKeys.wantedPath) ?? "{}");
    return typeof path === "string" && typeof at === "number" ? { path, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The session machine on this scope's client, token store and storage; not started. */
export function createSessionActor(scope: SatangScope): SessionActor {
  const { client, tokens, storage, tabStorage, clock, queryClient, actors, failures } = scope;
  // Another tab's storage event about a token that is ours already must not stop money on its way.
  let known = tokens.read();
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Result<unknown>, Credentials>(
        async ({ input: { username, password, remember }, signal }) => {
          const result = await client.session.login(
            { username: toUsername(username), password },
            { signal },
          );
          if (result.ok && !signal.aborted) {
            tokens.write(result.data.token, { remember });
            known = result.data.token;
          }
          return result;
        },
      ),
      watchDevice: fromCallback(({ sendBack }) => {
        const stops = [
          failures.subscribe((error) => sendBack({ type: "call.failed", error })),
          tokens.subscribe((token) => {
            if (token === known) return;
            known = token;
            sendBack({ type: token ? "token.appear" : "token.vanish" });
          }),
        ];
        return () => stops.forEach((stop) => void stop());
      }),
    },
    actions: {
      clearDevice: () => {
        known = undefined;
        tokens.clear();
        storage.remove(storageKeys.agreement);
        storage.remove(storageKeys.lastSync);
      },
      clearMember: () => {
        actors.clear([sessionKey]);
        queryClient.removeQueries({ predicate: isOfMember });
      },
      renewMember: () => {
        actors.renew([sessionKey]);
        void queryClient.resetQueries({ predicate: isOfMember });
      },
      syncWanted: ({ context: { wanted } }) => {
        if (wanted) tabStorage.write(storageKeys.wantedPath, JSON.stringify(wanted));
        else tabStorage.remove(storageKeys.wantedPath);
      },
    },
  });
  return createActor(machine, {
    input: {
      hasToken: tokens.read() !== undefined,
      wanted: readWanted(scope),
      now: () => clock.now(),
    },
  });
}
