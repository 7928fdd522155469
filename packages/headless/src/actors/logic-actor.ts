import type { ReadActor } from "./actor.types.ts";

type AnySnapshot = { readonly status: "active" | "stopped" };
type AnyEffect = { readonly type: string };
type Step<Snapshot, Effect> = {
  readonly snapshot: Snapshot;
  readonly effects: readonly Effect[];
};

/** Pure functions that say what happens: the first step, and the step after an event. */
export type ActorLogic<Input, Snapshot extends AnySnapshot, Event, Effect extends AnyEffect> = {
  readonly id: string;
  readonly start: (input: Input) => Step<Snapshot, Effect>;
  readonly next: (snapshot: Snapshot, event: Event) => Step<Snapshot, Effect>;
};

/** An actor of an {@link ActorLogic}. None of its functions throws: an error of the host is reported with `reportError`. */
export type LogicActor<Snapshot extends AnySnapshot, Event> = ReadActor<Snapshot> & {
  readonly logic: { readonly id: string };
  /** Runs the first effects and handles the events that were sent before. */
  readonly start: () => void;
  /** Ends it: it ignores all further events. */
  readonly stop: () => void;
  readonly send: (event: Event) => void;
};

/** Functions of the host, by the type of the effect that they run. */
export type EffectRunners<Effect extends AnyEffect> = {
  readonly [Type in Effect["type"]]: (effect: Extract<Effect, { readonly type: Type }>) => void;
};

/** Runs code of the host. What follows does not depend on it: a token is removed, also when something before it failed. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Creates an actor, not started. It handles one event after the other: its effects run, then the snapshot changes, then the
 * observers are called.
 * @param run the effects
 * @param watch called at the start; returns a function that is called at the end
 */
export function createLogicActor<
  Input,
  Snapshot extends AnySnapshot,
  Event,
  Effect extends AnyEffect,
>(
  logic: ActorLogic<Input, Snapshot, Event, Effect>,
  {
    input,
    run,
    watch,
  }: {
    readonly input: Input;
    readonly run: EffectRunners<Effect>;
    readonly watch: () => () => void;
  },
): LogicActor<Snapshot, Event> {
  const observers = new Set<{ readonly next?: (snapshot: Snapshot) => void }>();
  const first = logic.start(input);
  const waiting: Event[] = [];
  let snapshot = first.snapshot;
  let unwatch: (() => void) | undefined;
  /** Also before the start: events wait. */
  let isBusy = true;

  const take = (step: Step<Snapshot, Effect>) => {
    for (const effect of step.effects) {
      // The runner of this type takes this effect; TypeScript does not connect the two.
      attempt(() => run[effect.type as Effect["type"]](effect as never));
    }
    if (step.snapshot === snapshot || snapshot.status === "stopped") return;
    snapshot = step.snapshot;
    for (const { next } of observers) attempt(() => next?.(snapshot));
  };
  const takeWaiting = () => {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      take(logic.next(snapshot, event));
    }
    isBusy = false;
  };

  return {
    logic,
    getSnapshot: () => snapshot,
    start() {
      if (unwatch || snapshot.status === "stopped") return;
      unwatch = attempt(watch) ?? (() => {});
      take(first);
      takeWaiting();
    },
    stop() {
      if (snapshot.status === "stopped") return;
      snapshot = { ...snapshot, status: "stopped" };
      waiting.length = 0;
      observers.clear();
      if (unwatch) attempt(unwatch);
    },
    send(event) {
      if (snapshot.status === "stopped") return;
      waiting.push(event);
      if (isBusy) return;
      isBusy = true;
      takeWaiting();
    },
    subscribe(observer) {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
  };
}
