import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { useMergedRef } from "../parts/merged-ref.ts";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { SpinView } from "./spin.view.ts";
import { type UseSpinOptions, useSpin } from "./use-spin.ts";

const SpinContext = createContext<SpinView | undefined>(undefined);
const useView = (part: string) => usePartContext(SpinContext, `Spin.${part}`, "Spin.Root");

/** Props of `Spin.Root`; everything else goes to its `div`. */
export type SpinRootProps = FlowRootProps<"div", SpinView, UseSpinOptions>;

/** Holds the wheel for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, SpinRootProps>(function Root(props, ref) {
  return (
    <FlowRoot tag="div" named="spin" context={SpinContext} useFlow={useSpin} {...props} ref={ref} />
  );
});

/** The element that turns, with your picture of the wheel. `data-state` is the state of the view. */
const Wheel = forwardRef<HTMLDivElement, PartProps<"div">>(function Wheel(props, ref) {
  const { state, getWheelProps } = useView("Wheel");
  const { ref: turned, style } = getWheelProps();
  const merged = useMergedRef(turned, ref);
  return <Part tag="div" named="spin-wheel" state={state} {...props} style={style} ref={merged} />;
});

/** The button that spins. `data-state` is `busy`, `ready` or `disabled`. */
const Start = forwardRef<HTMLButtonElement, PartProps<"button">>(function Start(props, ref) {
  const { state, canSpin, getSpinProps } = useView("Start");
  return (
    <Part
      tag="button"
      named="spin-start"
      state={readiness(state === "spinning", !canSpin && state !== "spinning")}
      {...getSpinProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The message about the prize, rendered when the wheel has stopped. `data-state` says what was won. */
const Prize = forwardRef<HTMLDivElement, PartProps<"div">>(function Prize(props, ref) {
  const { prize } = useView("Prize");
  if (!prize) return null;
  return (
    <Part tag="div" named="spin-prize" state={prize.kind} role="status" {...props} ref={ref}>
      {props.children ?? prize.name ?? prize.label}
    </Part>
  );
});

/** The button that closes the message about the prize. `data-state` is the state of the view. */
const ClosePrize = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function ClosePrize(props, ref) {
    const { state, prize, getClosePrizeProps } = useView("ClosePrize");
    if (!prize) return null;
    return (
      <Part
        tag="button"
        named="spin-close-prize"
        state={state}
        {...getClosePrizeProps()}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that reads again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part tag="button" named="spin-retry" state={state} {...getRetryProps()} {...props} ref={ref} />
  );
});

/** The prize wheel in parts without styles and texts. */
export const Spin = { Root, Wheel, Start, Prize, ClosePrize, Retry };
