import { PausedReads, useReadsPaused } from "@satang/headless/provider";
import { type ReactNode, useEffect, useState } from "react";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import type { FlowFrameProps } from "../frame/flow-frame.types.ts";
import { isInPage } from "../frame/flow-frame-context.ts";
import { lazyModal } from "../frame/modal.lazy.ts";

/** Props of {@link WhenOpened}. */
export type WhenOpenedProps = FlowFrameProps & {
  /** Whether the flow is open. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/**
 * The content of a flow, and how it is shown. A closed flow reads nothing: its content is not rendered before the flow is
 * opened and may read. It stays when the flow is closed: what the member typed is kept, and its end is reported.
 */
export function WhenOpened({ open, children, ...frame }: WhenOpenedProps) {
  const isModal = !isInPage(frame.presentation);
  // A modal opens at once when it was loaded before.
  useEffect(() => void (isModal && lazyModal.load()), [isModal]);
  const canOpen = !useReadsPaused() && open;
  const [hasOpened, setHasOpened] = useState(canOpen);
  if (canOpen && !hasOpened) setHasOpened(true);
  return (
    hasOpened && (
      <PausedReads paused={!open}>
        <FlowFrame {...frame}>{children}</FlowFrame>
      </PausedReads>
    )
  );
}
