import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { choice } from "../parts/part-state.rules.ts";
import { useDeposit } from "./use-deposit.ts";

/** Props of `Deposit.Root`; everything else goes to its `div`. */
export type DepositRootProps = RootProps<"div", typeof useDeposit>;

/** Props of `Deposit.Way`; everything else goes to its `button`. */
export type DepositWayProps = PartProps<"button"> & {
  /** Id of the way. */
  readonly way: string;
};

/** The ways to deposit in parts without style or words; `QrDeposit` has the parts of a QR. */
export const Deposit = /* @__PURE__ */ createParts(
  "Deposit",
  useDeposit,
  ({ root, part, partWith }) => ({
    /** Holds a deposit for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "deposit"),
    /** The button that chooses a way. `data-state` is `chosen` or `other`. */
    Way: partWith(
      "button",
      "deposit-way",
      (view, { way, ...rest }: DepositWayProps) => [view.getWayProps(way), rest],
      { state: choice },
    ),
    /** The button that returns to the choice of a way. `data-state` is `chosen` or `choosing`. */
    Back: part("button", "deposit-back", (view) => view.getBackProps(), {
      state: ({ way }) => (way ? "chosen" : "choosing"),
    }),
    /** The button that reads the ways again after a failure. `data-state` is the state of the view. */
    Retry: part("button", "deposit-retry", (view) => view.getRetryProps()),
  }),
);
