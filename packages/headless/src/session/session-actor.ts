import type { Result } from "@satang/core";
import { type Credentials, sessionMachine, toUsername, type WantedPath } from "@satang/machines";
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from "xstate";
import { isOfMember } from "../info/index.ts";
import { type SatangScope, storageKeys } from "../provider/index.ts";
import { forgetMember } from "./device-data.ts";
import { keepTabDataOf } from "./tab-data.ts";

/** An actor of the session machine. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Key of the session in the scope's registry. */
export const sessionKey = "session";

function readWanted({ tabStorage }: SatangScope): WantedPath | null {
  try {
    const { path, at } = JSON.parse(tabStorage.read(storageKeys.wantedPath) ?? "{}");
    return typeof path === "string" && typeof at === "number" ? { path, at } : null;
  } catch {
    return null;
  }
}

/** Creates the session actor on this scope's client, token store and storage; it is not started. */
export function createSessionActor(scope: SatangScope): SessionActor {
  const { client, edition, tokens, tabStorage, queryClient, actors, failures } = scope;
  // A storage event about the token that this tab already uses must not stop a money action.
  let known: string | null | undefined;
  if (tokens.isKnown?.() !== false) {
    known = tokens.read();
    keepTabDataOf(scope, known);
  }
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Result<unknown>, Credentials>(
        async ({ input: { username, password, remember }, signal }) => {
          const result = await client.session.login(
            { username: toUsername(username, edition), password },
            { signal },
          );
          if (result.ok && !signal.aborted) {
            forgetMember(scope);
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
            keepTabDataOf(scope, token);
            // Also when no session was known here: it has ended where no page noticed it.
            if (!token) forgetMember(scope);
            sendBack({ type: token ? "token.appear" : "token.vanish" });
          }),
        ];
        return () => stops.forEach((stop) => void stop());
      }),
    },
    actions: {
      clearDevice: () => {
        known = null;
        tokens.clear();
      },
      clearVisitor: () => {
        tabStorage.remove(storageKeys.registerDraft);
        keepTabDataOf(scope, tokens.read());
      },
      clearMember: () => {
        keepTabDataOf(scope, null);
        scope.storage.remove(storageKeys.agreement);
        forgetMember(scope);
        // A host may keep its screens: they get new actors, and not those of the last member.
        actors.renew([sessionKey]);
        // Otherwise a query that a component still shows would keep its data for `gcTime` after that.
        for (const query of queryClient.getQueryCache().findAll({ predicate: isOfMember })) {
          query.gcTime = 0;
        }
        queryClient.removeQueries({ predicate: isOfMember });
      },
      syncMember: () => {
        forgetMember(scope);
        actors.renew([sessionKey]);
        void queryClient.resetQueries({ predicate: isOfMember });
      },
      syncWanted: (_, { wanted }) => {
        if (wanted) tabStorage.write(storageKeys.wantedPath, JSON.stringify(wanted));
        else tabStorage.remove(storageKeys.wantedPath);
      },
    },
  });
  return createActor(machine, {
    input: {
      hasToken: Boolean(known),
      wanted: readWanted(scope),
      // The device's own clock: that of the server may step back at its first reply.
      now: () => Date.now(),
    },
  });
}
