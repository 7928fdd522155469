import type { Result } from "@satang/core";
import {
  beginSession,
  type Credentials,
  type SessionEffect,
  type SessionEvent,
  type SessionInput,
  type SessionSnapshot,
  type SessionStep,
  stepSession,
} from "@satang/machines";
import type { ReadableActor } from "../actors/actor.types.ts";

/** A session as an actor shows it. */
export type RunningSession = SessionSnapshot & { readonly status: "active" | "stopped" };

/** A running session. */
export type SessionActor = ReadableActor<RunningSession> & {
  /** Names it for tests and stories, as a machine is named. */
  readonly logic: { readonly id: "session" };
  start(): void;
  stop(): void;
  /** Before the start, events wait. */
  send(event: SessionEvent): void;
};

/** What a session needs from its host. */
export type SessionHost = SessionInput & {
  /** Calls the server and stores the token before it resolves. */
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Sends `call.failed`, `token.appear` and `token.vanish`. Returns a function that stops it. */
  readonly watchDevice: (send: (event: SessionEvent) => void) => () => void;
  /** Does everything but the sign-in. */
  readonly run: (effect: Exclude<SessionEffect, { readonly type: "signIn" }>) => void;
};

/** One effect that fails, such as a storage that is full, must not keep the others from removing what they remove. */
function attempt(effect: () => void) {
  try {
    effect();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Runs a session: one event after the other, its effects before anybody sees the new state. It is no XState machine, because
 * every page has a session, and a page that only shows something then loads no XState.
 */
export function createSession({ signIn, watchDevice, run, ...input }: SessionHost): SessionActor {
  type Observer = Parameters<SessionActor["subscribe"]>[0];
  const observers = new Set<Observer>();
  const waiting: SessionEvent[] = [];
  const first = beginSession(input);
  let snapshot: RunningSession = { ...first.snapshot, status: "active" };
  let state: "new" | "idle" | "busy" | "stopped" = "new";
  let call: AbortController | null = null;
  let unwatch = () => {};

  const begin = async (credentials: Credentials) => {
    const mine = new AbortController();
    call = mine;
    let reply: Result<unknown>;
    try {
      reply = await signIn(credentials, mine.signal);
    } catch (error) {
      reportError(error);
      reply = { ok: false, error: { kind: "raw", message: "", status: 0 } };
    }
    if (!mine.signal.aborted) send({ type: "signIn.answered", reply });
  };
  const take = (step: SessionStep) => {
    if (step.snapshot.value !== "signingIn") {
      call?.abort();
      call = null;
    }
    for (const effect of step.effects) {
      if (effect.type === "signIn") void begin(effect.credentials);
      else attempt(() => run(effect));
    }
    const isChanged =
      step.snapshot.value !== snapshot.value || step.snapshot.context !== snapshot.context;
    if (!isChanged) return;
    snapshot = { ...step.snapshot, status: "active" };
    for (const observer of [...observers]) observer.next(snapshot);
  };
  const work = () => {
    if (state !== "idle") return;
    state = "busy";
    try {
      for (let event = waiting.shift(); event; event = waiting.shift())
        take(stepSession(snapshot, event));
    } finally {
      if (state === "busy") state = "idle";
    }
  };
  function send(event: SessionEvent) {
    if (state === "stopped") return;
    waiting.push(event);
    work();
  }

  return {
    logic: { id: "session" },
    getSnapshot: () => snapshot,
    subscribe(observer) {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
    send,
    start() {
      if (state !== "new") return;
      state = "idle";
      unwatch = watchDevice(send);
      take(first);
      work();
    },
    stop() {
      state = "stopped";
      snapshot = { ...snapshot, status: "stopped" };
      waiting.length = 0;
      call?.abort();
      unwatch();
      observers.clear();
    },
  };
}
