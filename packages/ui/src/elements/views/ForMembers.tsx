import { PausedReads } from "@satang/headless/provider";
import { useSessionGuard } from "@satang/headless/session";
import { Fragment, type ReactNode } from "react";

/** Props of {@link ForMembers}. */
export type ForMembersProps = { readonly children: ReactNode };

/**
 * Shows a flow to a member, and to a visitor what the page has inside of the element. When the service ends the session,
 * the flow stays, without balances, below the dialog that asks for the log-in.
 */
export function ForMembers({ children }: ForMembersProps) {
  const { state, contentKey } = useSessionGuard();
  if (state === "unknown") return null;
  if (state === "visitor") return <slot />;
  return (
    <PausedReads paused={state === "ended"}>
      <Fragment key={contentKey}>{children}</Fragment>
    </PausedReads>
  );
}
