import { mergeRefs } from "@satang/core";
import { useMemo } from "react";
import { createParts, type OwnPart, type RootProps } from "../parts/create-parts.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import type { SpinView } from "./spin.view.ts";
import { useSpin } from "./use-spin.ts";

/** Props of `Spin.Root`; everything else goes to its `div`. */
export type SpinRootProps = RootProps<"div", typeof useSpin>;

function Wheel({ view, props, forwarded }: OwnPart<SpinView, PartProps<"div">, HTMLDivElement>) {
  const { ref: turned, style } = view.getWheelProps();
  const both = useMemo(() => mergeRefs(turned, forwarded), [turned, forwarded]);
  return (
    <Part
      tag="div"
      named="spin-wheel"
      state={view.state}
      {...props}
      style={style}
      forwarded={both}
    />
  );
}

const hasPrize = ({ prize }: SpinView) => prize !== null;

/** The prize wheel in parts without styles and texts. */
export const Spin = /* @__PURE__ */ createParts(
  "Spin",
  useSpin,
  ({ root, part, partWith, own }) => ({
    /** Holds the wheel for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "spin"),
    /** The element that turns, with your picture of the wheel. `data-state` is the state of the view. */
    Wheel: own(Wheel),
    /** The button that spins. `data-state` is `busy`, `ready` or `disabled`. */
    Start: part("button", "spin-start", (view) => view.getSpinProps(), {
      state: ({ state, canSpin }) =>
        readiness(state === "spinning", !canSpin && state !== "spinning"),
    }),
    /** The message about the prize, rendered when the wheel has stopped. `data-state` says what was won. */
    Prize: partWith(
      "div",
      "spin-prize",
      ({ prize }, { children, ...rest }: PartProps<"div">) => [
        { role: "status", children: children ?? prize?.name ?? prize?.label },
        rest,
      ],
      {
        state: ({ prize, state }) => prize?.kind ?? state,
        when: hasPrize,
      },
    ),
    /** The button that closes the message about the prize. `data-state` is the state of the view. */
    ClosePrize: part("button", "spin-close-prize", (view) => view.getClosePrizeProps(), {
      when: hasPrize,
    }),
    /** The button that reads again after a failure. `data-state` is the state of the view. */
    Retry: part("button", "spin-retry", (view) => view.getRetryProps()),
  }),
);
