import type { HostSatang } from "@satang/headless/host";
import { PausedReads } from "@satang/headless/provider";
import { useSession } from "@satang/headless/session";
import { type ReactNode, useEffect, useState } from "react";
import { useLoginWarning } from "../warnings/use-login-warning.ts";
import { SessionEnded } from "./SessionEnded.tsx";

/** Props of {@link SessionGate}. */
export type SessionGateProps = Pick<HostSatang, "renew"> & {
  readonly onLogin: (() => void | Promise<void>) | undefined;
  /** Whether the log-in is asked for here. @default true */
  readonly asks?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * Reads nothing until the host's token is known, and nothing after the session has ended: no balance of it stays on
 * the screen. The content is rendered all the time, so that typed values stay. A host with its own sign-in is asked for
 * the log-in here; where members log in with our form, `SessionGuard` asks.
 */
export function SessionGate({ renew, onLogin, asks = true, children }: SessionGateProps) {
  const { state } = useSession();
  useEffect(() => void renew?.(), [renew]);
  const isExpired = state === "expired";
  const asksHere = asks && renew !== null;
  useLoginWarning(asksHere && isExpired && !onLogin);
  const [isClosed, setClosed] = useState(false);
  if (!isExpired && isClosed) setClosed(false);
  const login = async () => {
    await onLogin?.();
    await renew?.();
  };
  return (
    <>
      <PausedReads paused={state === "unknown" || isExpired}>{children}</PausedReads>
      {asksHere && (
        <SessionEnded
          open={isExpired && !isClosed}
          onLogin={login}
          // Only the page of the host can log in.
          onClose={onLogin ? undefined : () => setClosed(true)}
        />
      )}
    </>
  );
}
