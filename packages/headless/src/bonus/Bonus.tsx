import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { type UseBonusOptions, useBonus } from "./use-bonus.ts";

const useFlow = (options: UseBonusOptions = { code: null }) => useBonus(options);

/** Props of `Bonus.Root`; everything else goes to its `div`. */
export type BonusRootProps = RootProps<"div", typeof useFlow>;

/** A bonus in parts without styles and texts. */
export const Bonus = /* @__PURE__ */ createParts("Bonus", useFlow, ({ root, part }) => ({
  /** Holds one bonus for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "bonus"),
  /** The button that receives the bonus. `data-state` is `busy`, `ready` or `disabled`. */
  Receive: part("button", "bonus-receive", (view) => view.getReceiveProps(), {
    state: ({ isSubmitting, offered }) => readiness(isSubmitting, offered !== "receive"),
  }),
  /** The button that reads again after a failure. `data-state` is the state of the view. */
  Retry: part("button", "bonus-retry", (view) => view.getRetryProps()),
}));
