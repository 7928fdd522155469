import type { HostSatang } from "@satang/headless/host";
import { PausedReads } from "@satang/headless/provider";
import { useSession } from "@satang/headless/session";
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { HostLoginContext } from "../flows/failures/host-login-context.ts";
import { useLoginWarning } from "../warnings/use-login-warning.ts";
import { HostUnreachable } from "./HostUnreachable.tsx";
import { SessionEnded } from "./SessionEnded.tsx";

/** Props of {@link SessionGate}. */
export type SessionGateProps = Pick<HostSatang, "renew" | "reach"> & {
  readonly onLogin: (() => void | Promise<void>) | undefined;
  /** Whether the log-in is asked for here. @default true */
  readonly asks?: boolean | undefined;
  readonly children: ReactNode;
};

const never = () => () => undefined;

/**
 * Reads nothing until the host's token is known, nothing while the host cannot replace one that the service rejected, and nothing
 * after the session has ended: no balance of it stays on the screen. The content is rendered all the time, so that typed values stay. A host with its own sign-in is asked for
 * the log-in here; where members log in with our form, `SessionGuard` asks.
 */
export function SessionGate({ renew, reach, onLogin, asks = true, children }: SessionGateProps) {
  const { state } = useSession();
  useEffect(() => void renew?.(), [renew]);
  const isUnreachable = useSyncExternalStore(
    reach?.onReach ?? never,
    () => reach?.isUnreachable() === true,
    () => false,
  );
  const isExpired = state === "expired";
  const asksHere = asks && renew !== null;
  useLoginWarning(asksHere && isExpired && !onLogin);
  const [isClosed, setClosed] = useState(false);
  if (!isExpired && isClosed) setClosed(false);
  const login = useCallback(async () => {
    await onLogin?.();
    await renew?.(true);
  }, [onLogin, renew]);
  return (
    <HostLoginContext.Provider value={renew && onLogin ? login : null}>
      <PausedReads paused={state === "unknown" || isExpired || isUnreachable}>
        {children}
      </PausedReads>
      {asksHere && <HostUnreachable open={isUnreachable} onRetry={renew} />}
      {asksHere && (
        <SessionEnded
          open={isExpired && !isClosed && !isUnreachable}
          onLogin={login}
          // Only the page of the host can log in.
          onClose={onLogin ? undefined : () => setClosed(true)}
        />
      )}
    </HostLoginContext.Provider>
  );
}
