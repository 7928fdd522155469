import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { FlowFrameProps } from "../frame/flow-frame.types.ts";

/** Props of every flow that is opened and closed: in a modal, unless `presentation` says otherwise. */
export type FlowModalProps = FlowFrameProps & {
  /** Whether it is open. */
  readonly open: boolean;
  /**
   * Called when it requests to close, with the reason: that of its `BottomSheet`, `itemPress` (the
   * button below an outcome) or `done` (the operation was successful).
   */
  readonly onOpenChange: OnOpenChange;
};
