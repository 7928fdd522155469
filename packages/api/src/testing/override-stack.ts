import type { OperationId } from "../contract/operation.types.ts";
import type { Override } from "./answer.types.ts";
import { exampleOf } from "./fixtures.ts";

const exampleAnswer = (id: OperationId): Override => ({
  id,
  times: Number.POSITIVE_INFINITY,
  delayMs: 0,
  answer: () => ({ kind: "json", status: 200, body: exampleOf(id) }),
});

/** Active overrides, the last one first; below them the examples of the contract. */
export const createOverrideStack = (initial: readonly Override[]) => {
  const fresh = () =>
    [...initial].reverse().map((override) => ({ override, left: override.times }));
  let entries = fresh();
  return {
    /** The override for a call; uses up one of its times. */
    take: (id: OperationId): Override => {
      const entry = entries.find(
        ({ override, left }) => left > 0 && (override.id === undefined || override.id === id),
      );
      if (!entry) return exampleAnswer(id);
      entry.left -= 1;
      return entry.override;
    },
    use: (...overrides: Override[]) => {
      for (const override of overrides) entries.unshift({ override, left: override.times });
    },
    reset: () => {
      entries = fresh();
    },
  };
};
