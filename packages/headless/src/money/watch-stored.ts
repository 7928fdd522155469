import { type EventObject, fromCallback } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import type { IntentionStore } from "./intention-store.ts";
import { findMember, knownMember } from "./watch-member.ts";

/**
 * The actor `watchStored` of the money engine: sends what the device stores for visitors, for the member as soon as a
 * wallet says who it is, and again when another tab changes it. Nobody sees the intentions of another member.
 */
export function createWatchStored(scope: SatangScope, store: IntentionStore) {
  return fromCallback<EventObject>(({ sendBack }) => {
    let member: string | null = null;
    const send = () => sendBack({ type: "stored.read", member, intentions: store.list(member) });
    const look = () => {
      const known = scope.tokens.read() === undefined ? undefined : knownMember(scope);
      if (known === undefined || known === member) return;
      member = known;
      send();
    };
    const check = () => sendBack({ type: "operations.check" });
    const wake = () => {
      if (document.visibilityState === "visible") check();
    };
    const stops = [
      scope.queryClient.getQueryCache().subscribe(look),
      store.subscribe(send),
      listen(window, "online", check),
      listen(document, "visibilitychange", wake),
    ];
    send();
    look();
    if (member === null && scope.tokens.read() !== undefined) void findMember(scope);
    return () => stops.forEach((stop) => void stop());
  });
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
