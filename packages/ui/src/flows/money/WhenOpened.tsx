import { useReadsPaused } from "@satang/headless/provider";
import { type ReactNode, useState } from "react";

/** Props of {@link WhenOpened}. */
export type WhenOpenedProps = {
  /** Whether the flow is open. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/**
 * The content of a flow in a modal. It is not rendered before the flow is opened and may read, so that a closed flow makes no
 * call, and stays when the flow is closed: what the member typed is kept, and its end is reported.
 */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const canOpen = !useReadsPaused() && open;
  const [hasOpened, setHasOpened] = useState(canOpen);
  if (canOpen && !hasOpened) setHasOpened(true);
  return hasOpened && children;
}
