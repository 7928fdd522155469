import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { useBonuses } from "./use-bonuses.ts";

/** Props of `Bonuses.Root`; everything else goes to its `div`. */
export type BonusesRootProps = RootProps<"div", typeof useBonuses>;

/** The bonuses in parts without styles and texts. */
export const Bonuses = /* @__PURE__ */ createParts("Bonuses", useBonuses, ({ root, part }) => ({
  /** Holds the bonuses for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "bonuses"),
  /** The button that cancels the active bonus, after your question. `data-state` is `busy`, `ready` or `disabled`. */
  Clear: part("button", "bonuses-clear", (view) => view.getClearProps(), {
    state: ({ isClearing, active }) => readiness(isClearing, !active),
  }),
  /** The button that reads again after a failure. `data-state` is the state of the view. */
  Retry: part("button", "bonuses-retry", (view) => view.getRetryProps()),
}));
