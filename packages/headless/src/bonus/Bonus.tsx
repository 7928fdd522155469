import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { BonusView } from "./bonus.view.ts";
import { type UseBonusOptions, useBonus } from "./use-bonus.ts";

const BonusContext = createContext<BonusView | undefined>(undefined);
const useView = (part: string) => usePartContext(BonusContext, `Bonus.${part}`, "Bonus.Root");
const useFlow = (options: UseBonusOptions = { code: null }) => useBonus(options);

/** Props of `Bonus.Root`; everything else goes to its `div`. */
export type BonusRootProps = FlowRootProps<"div", BonusView, UseBonusOptions>;

/** Holds one bonus for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, BonusRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="bonus"
      context={BonusContext}
      useFlow={useFlow}
      {...props}
      ref={ref}
    />
  );
});

/** The button that receives the bonus. `data-state` is `busy`, `ready` or `disabled`. */
const Receive = forwardRef<HTMLButtonElement, PartProps<"button">>(function Receive(props, ref) {
  const { isSubmitting, offered, getReceiveProps } = useView("Receive");
  return (
    <Part
      tag="button"
      named="bonus-receive"
      state={readiness(isSubmitting, offered !== "receive")}
      {...getReceiveProps()}
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
      named="bonus-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** One bonus in parts without styles and texts. */
export const Bonus = { Root, Receive, Retry };
