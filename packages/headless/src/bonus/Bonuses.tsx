import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { BonusesView } from "./bonuses.view.ts";
import { type UseBonusesOptions, useBonuses } from "./use-bonuses.ts";

const BonusesContext = createContext<BonusesView | undefined>(undefined);
const useView = (part: string) => usePartContext(BonusesContext, `Bonuses.${part}`, "Bonuses.Root");

/** Props of `Bonuses.Root`; everything else goes to its `div`. */
export type BonusesRootProps = FlowRootProps<"div", BonusesView, UseBonusesOptions>;

/** Holds the bonuses for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, BonusesRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="bonuses"
      context={BonusesContext}
      useFlow={useBonuses}
      {...props}
      ref={ref}
    />
  );
});

/** The button that cancels the active bonus, after your question. `data-state` is `busy`, `ready` or `disabled`. */
const Clear = forwardRef<HTMLButtonElement, PartProps<"button">>(function Clear(props, ref) {
  const { active, isClearing, getClearProps } = useView("Clear");
  return (
    <Part
      tag="button"
      named="bonuses-clear"
      state={readiness(isClearing, !active)}
      {...getClearProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="bonuses-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The bonuses in parts without styles and texts. */
export const Bonuses = { Root, Clear, Retry };
