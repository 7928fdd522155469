/** Calls that are carried out some time after they arrived, also when the client no longer waits. */
export type LateCalls = {
  /** Carries a call out `ms` from now. @returns its answer, or `undefined` when it was dropped before its time */
  after<Answer>(ms: number, carryOut: () => Promise<Answer>): Promise<Answer | undefined>;
  /** Carries out at once every call that still waits. Resolves when all of them are done. */
  carryOutNow(): Promise<void>;
  /** Drops every call that still waits. Resolves when those that have begun are done. */
  drop(): Promise<void>;
};

type Waiting = {
  begin(): void;
  drop(): void;
};

/** Keeps calls until they are due. */
export function createLateCalls(): LateCalls {
  const waiting = new Set<Waiting>();
  const running = new Set<Promise<unknown>>();
  return {
    after: (ms, carryOut) =>
      new Promise((resolve, reject) => {
        const take = () => {
          clearTimeout(timer);
          waiting.delete(call);
        };
        const call: Waiting = {
          begin() {
            take();
            const run = carryOut()
              .then(resolve, reject)
              .finally(() => running.delete(run));
            running.add(run);
          },
          drop() {
            take();
            resolve(undefined);
          },
        };
        const timer = setTimeout(call.begin, ms);
        waiting.add(call);
      }),
    async carryOutNow() {
      for (const call of [...waiting]) call.begin();
      await Promise.all(running);
    },
    async drop() {
      for (const call of [...waiting]) call.drop();
      await Promise.all(running);
    },
  };
}
