/** What a view reads of an actor: those of XState are such actors. */
export type ReadableActor<Snapshot> = {
  getSnapshot(): Snapshot;
  subscribe(observer: {
    readonly next: (snapshot: Snapshot) => void;
    readonly error?: (error: unknown) => void;
  }): { unsubscribe(): void };
};

/** An actor that a registry keeps. It has `start` and `stop`, unless another actor runs it. */
export type KeptActor = { getSnapshot(): { readonly status: string } };
