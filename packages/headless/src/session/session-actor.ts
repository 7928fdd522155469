import { cleanUsername, type Result } from "@satang/core";
import {
  type Credentials,
  type SessionEffect,
  type SessionEvent,
  type SessionSnapshot,
  sessionLogic,
  type WantedPath,
} from "@satang/machines/session";
import { createLogicActor, type EffectRunners, type LogicActor } from "../actors/logic-actor.ts";
import { isOfMember } from "../info/index.ts";
import { type SatangScope, storageKeys } from "../provider/index.ts";
import { forgetMember } from "./device-data.ts";
import { sendSignOut } from "./send-sign-out.ts";
import { keepTabDataOf } from "./tab-data.ts";

/** The actor of a session. */
export type SessionActor = LogicActor<SessionSnapshot, SessionEvent>;

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
  let signingIn: AbortController | null = null;
  const endSignIn = () => signingIn?.abort();

  /** Stores the token of a sign-in that the service accepts. */
  async function login({ username, password, remember }: Credentials, signal: AbortSignal) {
    const reply = await client.session.login(
      { username: cleanUsername(username, edition), password },
      { signal },
    );
    if (reply.ok && !signal.aborted) {
      forgetMember(scope);
      tokens.write(reply.data.token, { remember });
      known = reply.data.token;
    }
    return reply;
  }

  const run: EffectRunners<SessionEffect> = {
    signIn({ credentials }) {
      signingIn = new AbortController();
      const { signal } = signingIn;
      const answer = (reply: Result<unknown>) => {
        if (!signal.aborted) actor.send({ type: "signIn.answer", reply });
      };
      login(credentials, signal).then(answer, (error) => {
        reportError(error);
        answer({ ok: false, error: { kind: "network" } });
      });
    },
    endSignIn,
    sendSignOut: () => sendSignOut(scope),
    clearDevice() {
      known = null;
      tokens.clear();
    },
    clearVisitor() {
      tabStorage.remove(storageKeys.registerDraft);
      keepTabDataOf(scope, tokens.read());
    },
    clearMember() {
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
    syncMember() {
      forgetMember(scope);
      actors.renew([sessionKey]);
      void queryClient.resetQueries({ predicate: isOfMember });
    },
    syncWanted({ wanted }) {
      if (wanted) tabStorage.write(storageKeys.wantedPath, JSON.stringify(wanted));
      else tabStorage.remove(storageKeys.wantedPath);
    },
  };

  function watch() {
    const stops = [
      failures.subscribe((error) => actor.send({ type: "call.failed", error })),
      tokens.subscribe((token) => {
        if (token === known) return;
        known = token;
        keepTabDataOf(scope, token);
        // Also when no session was known here: it has ended where no page noticed it.
        if (!token) forgetMember(scope);
        actor.send({ type: token ? "token.appear" : "token.vanish" });
      }),
      endSignIn,
    ];
    return () => stops.forEach((stop) => void stop());
  }

  const actor: SessionActor = createLogicActor(sessionLogic, {
    input: { hasToken: Boolean(known), wanted: readWanted(scope) },
    run,
    watch,
  });
  return actor;
}
