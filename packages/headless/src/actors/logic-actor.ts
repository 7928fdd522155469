import type { ReadActor } from "./actor.types.ts";

type Snapshot = { readonly status: "active" | "stopped" };
type Effect = { readonly type: string };
type Step<Current, One> = { readonly snapshot: Current; readonly effects: readonly One[] };

/** Pure functions that say what happens: the first step, and the step after an event. */
export type ActorLogic<Input, Current extends Snapshot, Event, One extends Effect> = {
  readonly id: string;
  readonly start: (input: Input) => Step<Current, One>;
  readonly next: (snapshot: Current, event: Event) => Step<Current, One>;
};

/** An actor of an {@link ActorLogic}, used as one of XState. */
export type LogicActor<Current extends Snapshot, Event> = ReadActor<Current> & {
  readonly logic: { readonly id: string };
  /** Runs the first effects and handles the events that were sent before. */
  readonly start: () => void;
  /** Ends it: it ignores all further events. */
  readonly stop: () => void;
  readonly send: (event: Event) => void;
};

/** What the host does, by the type of the effect. */
export type EffectRunners<One extends Effect> = {
  readonly [Type in One["type"]]: (effect: Extract<One, { readonly type: Type }>) => void;
};

/**
 * Creates an actor, not started. An event that is sent while another one is handled is handled after it.
 * @param run the effects
 * @param watch called at the start; returns a function that is called at the end
 */
export function createLogicActor<Input, Current extends Snapshot, Event, One extends Effect>(
  logic: ActorLogic<Input, Current, Event, One>,
  {
    input,
    run,
    watch,
  }: {
    readonly input: Input;
    readonly run: EffectRunners<One>;
    readonly watch: () => () => void;
  },
): LogicActor<Current, Event> {
  const observers = new Set<{ readonly next?: (snapshot: Current) => void }>();
  const first = logic.start(input);
  const waiting: Event[] = [];
  let snapshot = first.snapshot;
  let unwatch: (() => void) | null = null;
  let isBusy = false;

  const runAll = (effects: readonly One[]) => {
    // The runner of this type takes this effect; TypeScript does not connect the two.
    for (const effect of effects) run[effect.type as One["type"]](effect as never);
  };
  const handle = (event: Event) => {
    const before = snapshot;
    const step = logic.next(before, event);
    snapshot = step.snapshot;
    try {
      runAll(step.effects);
    } finally {
      if (snapshot !== before) for (const observer of [...observers]) observer.next?.(snapshot);
    }
  };
  const handleWaiting = () => {
    if (isBusy || !unwatch) return;
    isBusy = true;
    try {
      for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) handle(event);
    } finally {
      isBusy = false;
    }
  };

  return {
    logic,
    getSnapshot: () => snapshot,
    start() {
      if (unwatch || snapshot.status === "stopped") return;
      unwatch = watch();
      runAll(first.effects);
      handleWaiting();
    },
    stop() {
      snapshot = { ...snapshot, status: "stopped" };
      waiting.length = 0;
      observers.clear();
      unwatch?.();
    },
    send(event) {
      if (snapshot.status === "stopped") return;
      waiting.push(event);
      handleWaiting();
    },
    subscribe(observer) {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
  };
}
