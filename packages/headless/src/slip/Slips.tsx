import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { SlipsView } from "./slips.view.ts";
import { type UseSlipsOptions, useSlips } from "./use-slips.ts";

const SlipsContext = createContext<SlipsView | undefined>(undefined);
const useView = (part: string) => usePartContext(SlipsContext, `Slips.${part}`, "Slips.Root");

/** Props of `Slips.Root`; everything else goes to its `div`. */
export type SlipsRootProps = FlowRootProps<"div", SlipsView, UseSlipsOptions>;

/** Holds the list of slips for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, SlipsRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="slips"
      context={SlipsContext}
      useFlow={useSlips}
      {...props}
      ref={ref}
    />
  );
});

/** The list of the slips. `data-state` is `changing` while another page is read, otherwise `current`. */
const List = forwardRef<HTMLUListElement, PartProps<"ul">>(function List(props, ref) {
  const { isPageChanging, getListProps } = useView("List");
  const state = isPageChanging ? "changing" : "current";
  return (
    <Part tag="ul" named="slips-list" state={state} {...getListProps()} {...props} ref={ref} />
  );
});

/** The button that reads the page again. `data-state` is `busy` or `ready`. */
const Refresh = forwardRef<HTMLButtonElement, PartProps<"button">>(function Refresh(props, ref) {
  const { isReading, getRefreshProps } = useView("Refresh");
  return (
    <Part
      tag="button"
      named="slips-refresh"
      state={readiness(isReading)}
      {...getRefreshProps()}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The list of slips in parts without styles and texts.
 * @example
 * <Slips.Root>
 *   <Slips.List>{rows}</Slips.List>
 *   <Slips.Refresh>Refresh</Slips.Refresh>
 * </Slips.Root>
 */
export const Slips = { Root, List, Refresh };
