import type { AnyMoneyOperation } from "./define-money-operation.ts";

/** The definitions of the operations that an engine can run. More may be added while it runs. */
export type OperationRegistry = {
  get(name: string): AnyMoneyOperation | undefined;
  add(definitions: readonly AnyMoneyOperation[]): void;
  /** Called after new definitions were added. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
};

/** A registry with these definitions. */
export function createOperationRegistry(
  definitions: readonly AnyMoneyOperation[] = [],
): OperationRegistry {
  const known = new Map(definitions.map((definition) => [definition.name, definition]));
  const listeners = new Set<() => void>();
  return {
    get: (name) => known.get(name),
    add: (added) => {
      const news = added.filter(({ name }) => !known.has(name));
      for (const definition of news) known.set(definition.name, definition);
      if (news.length === 0) return;
      // Hooks add definitions while they render, when no other component may be changed.
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
