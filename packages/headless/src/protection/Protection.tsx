import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { useProtection } from "./use-protection.ts";

/** Props of `Protection.Root`; everything else goes to its `div`. */
export type ProtectionRootProps = RootProps<"div", typeof useProtection>;

/** Props of `Protection.Break`. */
export type ProtectionBreakProps = PartProps<"button"> & {
  /** Length of the break. */
  readonly days: number;
};

/** The player protection in parts without styles and texts. */
export const Protection = /* @__PURE__ */ createParts(
  "Protection",
  useProtection,
  ({ root, part, partWith }) => ({
    /** Holds the protection for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "protection"),
    /** The button that ends the reality check, rendered while one is shown. `data-state` is the state of the view. */
    GoOn: part("button", "protection-go-on", (view) => view.getGoOnProps(), {
      when: ({ state }) => state === "checking",
    }),
    /** The button that begins a break. `data-state` is `busy` or `ready`. */
    Break: partWith(
      "button",
      "protection-break",
      (view, { days, ...rest }: ProtectionBreakProps) => [view.getBreakProps(days), rest],
      { state: ({ isSaving }) => readiness(isSaving) },
    ),
    /** The button that reads the limits again, rendered after a failure. `data-state` is the state of the view. */
    Retry: part("button", "protection-retry", (view) => view.getRetryProps(), {
      when: ({ readFailure }) => readFailure !== null,
    }),
  }),
);
