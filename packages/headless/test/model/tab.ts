import { createClock } from "@satang/api";
import {
  type MoneyOperationRef,
  type MoneyOperationStatus,
  selectIsAnswered,
  selectIsNotSeen,
  selectMoneyOperationKey,
  selectMoneyOperationStatus,
  selectOperations,
} from "@satang/machines/money";
import { createMoneyEngine } from "../../src/money/create-money-engine.ts";
import { createOperationRegistry } from "../../src/money/operation-registry.ts";
import { createScope } from "../../src/provider/scope.ts";
import { type Backend, type BackendTraits, EPOCH } from "./backend.ts";
import { createTabClient } from "./client.ts";
import {
  createPage,
  createStorage,
  createTabLocks,
  createTabStorage,
  type Device,
  type Page,
  type SignedIn,
  setTabTimeout,
} from "./device.ts";
import { definitionOf, factsOf, type ModelOperation } from "./operations.ts";

/** The reported status of an intention. */
export type Report = {
  readonly key: string;
  /** `forgotten`: the member removed it. */
  readonly status: MoneyOperationStatus | "forgotten";
  readonly isAnswered: boolean;
  /** Whether the member has seen it: what came as the reply is painted a moment later. */
  readonly isSeen: boolean;
  readonly at: number;
  /** Number of calls that the service had received: one may arrive in the same millisecond. */
  readonly received: number;
};

/** An order that a member pressed, when it has a key. */
export type Ordered = {
  readonly key: string;
  /** The member of the wallet that the page showed; `null` when it showed none. */
  readonly shown: SignedIn;
};

/** Press of a member on everything that a tab shows. */
export type Press = "retry" | "check" | "close" | "forget";

/** A tab with the real engine. */
export interface Tab {
  readonly page: Page;
  submit(amount: number): void;
  press(what: Press): void;
  /** Another member signed in, or nobody is: the page reads again. */
  readMember(): void;
  /** The page notices that the device woke, or that its clock was set. */
  wake(): void;
  /** Nothing of the page runs after that, not even its cleanup. */
  close(): void;
}

type World = {
  readonly device: Device;
  readonly backend: Backend;
  readonly traits: BackendTraits;
  readonly operation: ModelOperation;
  /** Content of the tab storage; `null` when the browser forbids it. */
  readonly tabValues: Map<string, string> | null;
  readonly report: (report: Report) => void;
  readonly noteOrder: (ordered: Ordered) => void;
};

/** Time from a reply until its report is painted, on a slow device, ms. */
const PAINT_MS = 300;

/** The service sends its time in seconds. */
const dateOf = (now: number) => new Date(EPOCH + now).toUTCString();

export function openTab(world: World): Tab {
  const { device, backend, traits, operation, tabValues, noteOrder } = world;
  const { time } = device;
  const report = (now: Omit<Report, "at" | "received">) =>
    world.report({ ...now, at: time.now(), received: backend.sends.length });
  const definition = definitionOf(operation);
  const page = createPage();
  device.pages.add(page);
  const clock = createClock({ now: device.wall, monotonic: device.monotonic });
  const onReply = (sentAt: number) => {
    if (traits.tellsTime) clock.observe(dateOf(time.now()), sentAt);
  };
  const clientOf = (key?: string) =>
    createTabClient(device, page, backend, operation, onReply, key);

  const scope = createScope({
    client: clientOf(),
    storage: createStorage(device, page),
    tabStorage: createTabStorage(tabValues),
    locks: createTabLocks(device, page),
    tokens: {
      read: () => device.signedIn,
      write: () => {},
      clear: () => {},
      subscribe: (listener) => {
        page.tokenListeners.add(listener);
        return () => void page.tokenListeners.delete(listener);
      },
    },
    clock,
    backend: { honoursKeys: traits.honoursKeys },
  });
  let shown: SignedIn = null;
  const readMember = () => {
    scope.queryClient.clear();
    // The member cannot be read while the service is down.
    shown = time.now() >= backend.downUntil ? device.signedIn : null;
    if (shown !== null) scope.queryClient.setQueryData(["wallet"], { profile: { _id: shown } });
  };
  readMember();

  const timers = {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0) => setTabTimeout(device, page, run, ms),
    clearTimeout: time.clearTimeout,
  };
  const engine = createMoneyEngine(
    scope,
    createOperationRegistry([
      {
        ...definition,
        send: (tools, order, key) =>
          definition.send({ ...tools, client: clientOf(key) }, order, key),
      },
    ]),
    { clock: timers, monotonic: device.monotonic, wall: device.wall },
  );
  const open = () => selectOperations(engine.getSnapshot());
  /** Operations that were ordered here and have no key yet, with the member that the page showed. */
  const ordered = new Map<MoneyOperationRef, SignedIn>();
  /** Reports that are not painted yet. */
  const painting = new Map<MoneyOperationRef, Pick<Report, "key" | "status" | "isAnswered">>();
  let paints = 0;
  const look = (ref: MoneyOperationRef) => {
    if (!page.isAlive) return;
    const snapshot = ref.getSnapshot();
    const key = selectMoneyOperationKey(snapshot);
    if (key === null) return;
    const shownThen = ordered.get(ref);
    if (shownThen !== undefined) noteOrder({ key, shown: shownThen });
    ordered.delete(ref);
    const status = selectMoneyOperationStatus(snapshot);
    const isAnswered = selectIsAnswered(snapshot);
    const isSeen = !selectIsNotSeen(snapshot);
    report({ key, status, isAnswered, isSeen });
    // A member who closes the message, or orders something else with its form, has seen it.
    const pending = painting.get(ref);
    if (pending && snapshot.status === "done") report({ ...pending, isSeen: true });
    if (isSeen || pending) return;
    painting.set(ref, { key, status, isAnswered });
    const see = () => {
      painting.delete(ref);
      const { status: actor } = ref.getSnapshot();
      if (actor !== "active" || !selectIsNotSeen(ref.getSnapshot())) return;
      report({ key, status, isAnswered, isSeen: true });
      ref.send({ type: "operation.seen" });
    };
    setTabTimeout(device, page, see, PAINT_MS);
    // Every second form is free for the next order before that.
    paints += 1;
    if (paints % 2 === 0) queueMicrotask(() => ref.send({ type: "operation.report" }));
  };
  const followed = new Set<MoneyOperationRef>();
  const follow = () => {
    for (const ref of open()) {
      if (followed.has(ref)) continue;
      followed.add(ref);
      ref.subscribe(() => look(ref));
      look(ref);
    }
  };
  const forget = (ref: MoneyOperationRef) => {
    const key = selectMoneyOperationKey(ref.getSnapshot());
    ref.send({ type: "operation.forget" });
    const isRemoved = ref.getSnapshot().status === "done";
    const end = { status: "forgotten", isAnswered: false, isSeen: true } as const;
    if (key && isRemoved) report({ key, ...end });
  };
  const events = Object.assign(new EventTarget(), { visibilityState: "visible" });
  // The engine listens to the page of its tab.
  Object.assign(globalThis, { window: events, document: events });
  engine.subscribe(follow);
  engine.start();
  follow();
  return {
    page,
    readMember,
    wake: () => {
      clock.wake();
      events.dispatchEvent(new Event("online"));
    },
    submit: (amount) => {
      const before = open();
      engine.send({ type: "order.submit", operation, order: factsOf(operation).order(amount) });
      for (const ref of open()) if (!before.includes(ref)) ordered.set(ref, shown);
    },
    press: (what) => {
      for (const ref of open()) {
        if (what === "forget") forget(ref);
        else ref.send({ type: `operation.${what}` });
      }
    },
    close: () => {
      page.isAlive = false;
      device.pages.delete(page);
      for (const name of page.holding) device.held.delete(name);
    },
  };
}
