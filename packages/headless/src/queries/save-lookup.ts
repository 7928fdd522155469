import { type QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import type { KeptActor, ReadActor } from "../actors/actor.types.ts";

/** Pause between two readings, ms: during the first minute, and after it. */
const LOOK_SOON_MS = 5_000;
const LOOK_LATER_MS = 60_000;
const SOON_READINGS = 12;

type LookupSnapshot = {
  readonly status: "active" | "stopped";
  readonly hasRead: boolean;
};

/** Whether the service was read once. */
export const selectHasRead = ({ hasRead }: LookupSnapshot): boolean => hasRead;

/** The lookup of a save with an outcome that is not known. */
export type SaveLookup = ReadActor<LookupSnapshot> & Required<Omit<KeptActor, "getSnapshot">>;

/** Options of {@link createSaveLookup}. */
export type SaveLookupOptions = {
  readonly queryKey: QueryKey;
  /** The service was read a moment ago: the first reading follows the first pause. @default false */
  readonly wasRead?: boolean | undefined;
  /** Whether the service shows what was sent. It never rejects. */
  readonly isShown: (signal: AbortSignal) => Promise<boolean>;
  /** Called once, when it does. */
  readonly onShown: () => void;
};

/** Reads until the service shows what was sent, while the page is visible. It is not started. */
export function createSaveLookup(
  queryClient: QueryClient,
  { queryKey, wasRead = false, isShown, onShown }: SaveLookupOptions,
): SaveLookup {
  const query = new QueryObserver(queryClient, {
    queryKey,
    queryFn: ({ signal }) => isShown(signal),
    staleTime: 0,
    gcTime: 0,
    ...(wasRead && { initialData: false, refetchOnMount: false }),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < SOON_READINGS ? LOOK_SOON_MS : LOOK_LATER_MS,
  });
  const observers = new Set<{ readonly next?: (snapshot: LookupSnapshot) => void }>();
  let snapshot: LookupSnapshot = { status: "active", hasRead: wasRead };
  let leave = () => {};
  const change = (next: LookupSnapshot) => {
    snapshot = next;
    for (const observer of [...observers]) observer.next?.(next);
  };
  const stop = () => {
    leave();
    change({ ...snapshot, status: "stopped" });
  };
  return {
    getSnapshot: () => snapshot,
    subscribe(observer) {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
    start() {
      if (snapshot.status === "stopped" || query.hasListeners()) return;
      leave = query.subscribe(({ data }) => {
        if (data === true) {
          stop();
          onShown();
        } else if (data === false && !snapshot.hasRead) change({ ...snapshot, hasRead: true });
      });
    },
    stop,
  };
}
