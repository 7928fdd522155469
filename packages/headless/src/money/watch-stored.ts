import type { StoredReport } from "@satang/machines/money";
import type { QueryCacheNotifyEvent } from "@tanstack/react-query";
import { LONGEST_PAUSE, retryPause } from "../lazy/retry-pause.rules.ts";
import type { SatangScope } from "../provider/scope.ts";
import { walletKey, walletQuery } from "../wallet/wallet.query.ts";
import { type Identity, shownMember } from "./identity.ts";
import type { IntentionStore } from "./intention-store.ts";
import type { OperationRegistry } from "./operation-registry.ts";

/** The wallet was read. */
const isWalletRead = (event: QueryCacheNotifyEvent) =>
  event.type === "updated" &&
  event.action.type === "success" &&
  event.query.queryKey[0] === walletKey[0];

/**
 * Watches the device for the money engine: reports the stored intentions of visitors, those of
 * the member when the service identifies the member, which is tried again after growing pauses while the
 * page is visible, and both again when another tab changes them,
 * when another definition is known, or when this page is shown again. Intentions of another member are never reported.
 *
 * A token store that notifies nobody may have the token of another member at any time, and of the first one again. The
 * member of the token is therefore compared every minute too, and whenever the engine identifies a member.
 */
export function createWatchStored(
  scope: SatangScope,
  store: IntentionStore,
  identity: Identity,
  operations: Pick<OperationRegistry, "subscribe">,
) {
  const { queryClient, tokens } = scope;
  return (report: (event: StoredReport) => void): (() => void) => {
    let member: string | null = null;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const read = () => report({ type: "stored.read", member, intentions: store.list(member) });
    const setMember = (known: string | null) => {
      if (known === null || known === member) return;
      member = known;
      read();
      // The page still shows the money of another member.
      if ((shownMember(scope) ?? known) !== known) void queryClient.invalidateQueries();
    };
    const look = () => {
      if (tokens.read() === null) return;
      setMember(shownMember(scope));
    };
    /** A page with nothing to report makes no call, and does not ask a host for its token. */
    const identify = async () => {
      const token = store.hasMembers() ? tokens.read() : null;
      if (token === null) return;
      if (member === null) {
        // The page reads the wallet too, so it is read first; when it cannot be read, the profile may identify the member.
        await queryClient.ensureQueryData(walletQuery(scope)).catch(() => undefined);
        if (member !== null) return;
      }
      await identity.of(token);
    };
    const watchToken = async () => {
      await identify();
      if (isStopped) return;
      const pause = member === null ? retryPause(attempts) : LONGEST_PAUSE;
      attempts = member === null ? attempts + 1 : 0;
      clearTimeout(timer);
      timer = setTimeout(watchTokenWhenVisible, pause);
    };
    const watchTokenWhenVisible = () => {
      if (document.visibilityState === "visible") void watchToken();
    };
    const check = () => {
      // A page that the browser keeps for the back button receives no events.
      read();
      void watchToken();
      report({ type: "operations.wake" });
    };
    const wake = () => {
      if (document.visibilityState === "visible") check();
    };
    const stops = [
      identity.subscribe(setMember),
      queryClient.getQueryCache().subscribe((event) => {
        // Another change leaves the wallet of the member before in the cache.
        if (isWalletRead(event)) look();
      }),
      store.subscribe(() => {
        read();
        void watchToken();
      }),
      operations.subscribe(read),
      tokens.subscribe(() => {
        // The wallet of the member before may still be cached: only a reading identifies the next one.
        member = null;
        void watchToken();
      }),
      listen(window, "online", check),
      listen(document, "visibilitychange", wake),
    ];
    look();
    if (member === null) read();
    void watchToken();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  };
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
