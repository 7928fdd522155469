/** An actor that a component reads: one of XState, or a `LogicActor`. */
export type ReadActor<Snapshot = unknown> = {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (observer: { readonly next?: (snapshot: Snapshot) => void }) => {
    readonly unsubscribe: () => void;
  };
};

/** An actor that a registry keeps. A child of an actor of XState has neither `start` nor `stop`. */
export type KeptActor = {
  readonly getSnapshot: () => { readonly status: string };
  readonly start?: () => unknown;
  readonly stop?: () => unknown;
};
