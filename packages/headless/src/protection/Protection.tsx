import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { ProtectionView } from "./protection.view.ts";
import { type UseProtectionOptions, useProtection } from "./use-protection.ts";

const ProtectionContext = createContext<ProtectionView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(ProtectionContext, `Protection.${part}`, "Protection.Root");

/** Props of `Protection.Root`; everything else goes to its `div`. */
export type ProtectionRootProps = FlowRootProps<"div", ProtectionView, UseProtectionOptions>;

/** Holds the protection for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, ProtectionRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="protection"
      context={ProtectionContext}
      useFlow={useProtection}
      {...props}
      ref={ref}
    />
  );
});

/** The button that ends the reality check, rendered while one is shown. `data-state` is the state of the view. */
const GoOn = forwardRef<HTMLButtonElement, PartProps<"button">>(function GoOn(props, ref) {
  const { state, getGoOnProps } = useView("GoOn");
  if (state !== "checking") return null;
  return (
    <Part
      tag="button"
      named="protection-go-on"
      state={state}
      {...getGoOnProps()}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Protection.Break`. */
export type ProtectionBreakProps = PartProps<"button"> & {
  /** Length of the break. */
  readonly days: number;
};

/** The button that begins a break. `data-state` is `busy` or `ready`. */
const Break = forwardRef<HTMLButtonElement, ProtectionBreakProps>(function Break(
  { days, ...props },
  ref,
) {
  const { isSaving, getBreakProps } = useView("Break");
  return (
    <Part
      tag="button"
      named="protection-break"
      state={readiness(isSaving, false)}
      {...getBreakProps(days)}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads the limits again, rendered after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, readFailure, getRetryProps } = useView("Retry");
  if (!readFailure) return null;
  return (
    <Part
      tag="button"
      named="protection-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The player protection in parts without styles and texts. */
export const Protection = { Root, GoOn, Break, Retry };
