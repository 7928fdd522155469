import type { StoredReport } from "@satang/machines";
import type { SatangScope } from "../provider/scope.ts";
import { walletQuery } from "../wallet/wallet.query.ts";
import { type Identity, shownMember } from "./identity.ts";
import type { IntentionStore } from "./intention-store.ts";
import type { OperationRegistry } from "./operation-registry.ts";

const SECOND = 1_000;
const LONGEST_PAUSE = 60 * SECOND;

/** Time until the member is identified again after this many failed attempts, ms. */
const identifyDelay = (attempts: number) => Math.min(5 * SECOND * 2 ** attempts, LONGEST_PAUSE);

/**
 * Watches the device for the money engine: reports the stored intentions of visitors, those of
 * the member when the service identifies the member, which is tried again after growing pauses while the
 * page is visible, and both again when another tab changes them,
 * when another definition is known, or when this page is shown again. Intentions of another member are never reported.
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
    };
    const look = () => {
      if (tokens.read() === null) return;
      setMember(shownMember(scope));
    };
    /**
     * The page reads the wallet too, so it is read first; when it cannot be read, the profile may
     * identify the member.
     */
    const identify = async () => {
      const token = tokens.read();
      // A page with nothing to report makes no call.
      if (token === null || member !== null || !store.hasMembers()) return;
      await queryClient.ensureQueryData(walletQuery(scope)).catch(() => undefined);
      if (member !== null) return;
      const known = await identity.of(token);
      if (tokens.read() === token) setMember(known);
      if (member !== null || isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(identifyWhenVisible, identifyDelay(attempts));
      attempts += 1;
    };
    const identifyWhenVisible = () => {
      if (document.visibilityState === "visible") void identify();
    };
    const check = () => {
      // A page that the browser keeps for the back button receives no events.
      read();
      void identify();
      report({ type: "operations.wake" });
    };
    const wake = () => {
      if (document.visibilityState === "visible") check();
    };
    const stops = [
      queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === "updated") look();
      }),
      store.subscribe(() => {
        read();
        void identify();
      }),
      operations.subscribe(read),
      tokens.subscribe(() => {
        // The wallet of the member before may still be cached: only a reading identifies the next one.
        member = null;
        void identify();
      }),
      listen(window, "online", check),
      listen(document, "visibilitychange", wake),
    ];
    read();
    look();
    void identify();
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
