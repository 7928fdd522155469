import { type EventObject, fromCallback } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { walletKey, walletQuery } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import type { Identity } from "./identity.ts";
import type { IntentionStore } from "./intention-store.ts";

/**
 * The actor `watchStored` of the money engine: sends the stored intentions of visitors, those of
 * the member when the service identifies the member, and both again when another tab changes them
 * or this page is shown again. Intentions of another member are never sent.
 */
export function createWatchStored(scope: SatangScope, store: IntentionStore, identity: Identity) {
  const { queryClient, tokens } = scope;
  return fromCallback<EventObject>(({ sendBack }) => {
    let member: string | null = null;
    const send = () => sendBack({ type: "stored.read", member, intentions: store.list(member) });
    const setMember = (known: string | null) => {
      if (known === null || known === member) return;
      member = known;
      send();
    };
    const look = () => {
      if (tokens.read() === undefined) return;
      setMember(queryClient.getQueryData<MemberWallet>(walletKey)?.profile._id ?? null);
    };
    /**
     * The page reads the wallet too, so it is read first; when it cannot be read, the profile may
     * identify the member.
     */
    const identify = async () => {
      const token = tokens.read();
      if (token === undefined || member !== null) return;
      await queryClient.ensureQueryData(walletQuery(scope)).catch(() => undefined);
      if (member !== null) return;
      const known = await identity.of(token);
      if (tokens.read() === token) setMember(known);
    };
    const check = () => {
      // A page that the browser keeps for the back button receives no events.
      send();
      void identify();
      sendBack({ type: "operations.check" });
    };
    const wake = () => {
      if (document.visibilityState === "visible") check();
    };
    const stops = [
      queryClient.getQueryCache().subscribe(look),
      store.subscribe(send),
      listen(window, "online", check),
      listen(document, "visibilitychange", wake),
    ];
    send();
    look();
    void identify();
    return () => stops.forEach((stop) => void stop());
  });
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
