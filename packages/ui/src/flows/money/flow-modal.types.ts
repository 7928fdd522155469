import type { OnOpenChange } from "../../overlay/open-change.types.ts";

/** Props of every flow in a modal. */
export type FlowModalProps = {
  /** Whether it is open. */
  readonly open: boolean;
  /**
   * Called when it requests to close, with the reason: that of its `BottomSheet`, `itemPress` (the
   * button below an outcome) or `done` (the operation was successful).
   */
  readonly onOpenChange: OnOpenChange;
};
