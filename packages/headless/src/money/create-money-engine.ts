import { randomUuid } from "@satang/api";
import { type Failure, fail, succeed } from "@satang/core";
import {
  type Intention,
  isSameIntention,
  isUnresolved,
  type Judgement,
  moneyEngineMachine,
  type OperationFacts,
  type Prepared,
  type SendReply,
  type StoredState,
  settleTime,
  toIntentionKey,
} from "@satang/machines/money";
import { type ActorOptions, type ActorRefFrom, createActor } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { confirmRefusal } from "./confirm-refusal.ts";
import type { OperationTools } from "./define-money-operation.ts";
import { createHoldLock } from "./hold-lock.ts";
import { createIdentity, shownMember } from "./identity.ts";
import { createIntentionStore } from "./intention-store.ts";
import type { OperationRegistry } from "./operation-registry.ts";
import { refreshAfterMove } from "./refresh-money.ts";
import { createWatchStored } from "./watch-stored.ts";

/** The running money engine. */
export type MoneyEngine = ActorRefFrom<typeof moneyEngineMachine>;

const UNREAD: Failure = { kind: "notSent", reason: "unread" };

/** Why an order was not sent, after the reading before it has failed. */
const unread = (error: Failure): Failure => {
  if (error.kind === "notSent") return error;
  return error.kind === "raw" && error.sender ? { ...UNREAD, sender: error.sender } : UNREAD;
};
const MEMBER_CHANGED: Failure = { kind: "notSent", reason: "memberChanged" };
const NOT_STORED: Failure = { kind: "notSent", reason: "storage" };
const LOCKED: Failure = { kind: "notSent", reason: "locked" };
const UNCLEAR: Judgement = { kind: "unclear", hint: null };

/** The timers and the clocks of the page; tests replace them. */
export type PageTimes = {
  readonly clock: ActorOptions<typeof moneyEngineMachine>["clock"];
  /** Monotonic clock, ms. */
  readonly monotonic: () => number;
  /** Time of the device, ms. */
  readonly wall: () => number;
};

const PAGE_TIMES: PageTimes = {
  clock: undefined,
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/**
 * Creates the money engine of a scope: the machine with this scope's calls, locks and storage. It
 * is not started.
 *
 * It keeps the identity of the member by token. Every call of an operation is bound to the token of
 * the member who owns the intention: when another member signs in meanwhile, or when the page still
 * shows the wallet of another member, nothing is sent.
 * @param operations the definitions; one that is added later finds its stored intentions
 */
export function createMoneyEngine(
  scope: SatangScope,
  operations: OperationRegistry,
  times: PageTimes = PAGE_TIMES,
): MoneyEngine {
  const { backend, client, clock, locks, queryClient, tokens } = scope;
  const store = createIntentionStore(scope);
  const identity = createIdentity(scope);
  /** The token of the member who owns an intention, by its key. Never stored. */
  const pins = new Map<string, string | null>();
  const isServerTime = () => (clock.isSynced?.() ?? true) && !clock.hasJumped?.();
  const readToken = () => tokens.read() ?? null;

  const describe = (name: string, order: unknown): OperationFacts | null => {
    const operation = operations.get(name);
    const known = operation?.readOrder(order) ?? null;
    if (!operation || known === null) return null;
    return {
      lock: operation.lock(known),
      subject: operation.subject?.(known) ?? null,
      policy: {
        honoursKeys: backend.honoursKeys ?? false,
        isRepeatHarmless: operation.isRepeatHarmless,
        isSendable: operation.isSendable?.(order) ?? true,
        settleMs: settleTime(client.timeouts[operation.timeout ?? "request"], backend.settleMs),
      },
    };
  };

  const toolsOf = (token: string | null, member: string | null): OperationTools => ({
    client,
    clock,
    pinned: { token },
    member: member ?? "",
  });

  /**
   * Another tab may have stored the same order a moment ago. Its event can be late, and a second
   * key would execute the order twice.
   */
  const isOrderedElsewhere = (operation: string, order: unknown, member: string | null) => {
    const moment = { now: clock.now(), isServerTime: isServerTime() };
    return store
      .list(member)
      .some((stored) => isUnresolved(stored) && isSameIntention(stored, operation, order, moment));
  };

  /** A token store that notifies nobody can change while the page shows the money of another member. */
  const isAnotherShown = (member: string | null) => {
    const shown = shownMember(scope);
    return member !== null && shown !== null && shown !== member;
  };

  const prepare = async (name: string, order: unknown): Promise<Prepared> => {
    const operation = operations.get(name);
    if (!operation) return fail(UNREAD);
    const token = readToken();
    const isMembers = operation.owner === "member";
    const member = isMembers ? await identity.of(token) : null;
    if (isMembers && member === null) return fail(token === readToken() ? UNREAD : MEMBER_CHANGED);
    if (isAnotherShown(member)) {
      void queryClient.invalidateQueries();
      return fail(MEMBER_CHANGED);
    }
    if (isOrderedElsewhere(name, order, member)) {
      engine.send({ type: "stored.read", member, intentions: store.list(member) });
      return fail(LOCKED);
    }
    const before = await operation.prepare(toolsOf(token, member), order);
    if (!before.ok) return fail(unread(before.error));
    const key = toIntentionKey(randomUuid());
    pins.set(key, token);
    return succeed({
      key,
      operation: name,
      member,
      order,
      before: before.data,
      startedAt: 0,
      isServerTime: false,
      lastSentAt: 0,
      sends: 0,
      outcome: null,
    });
  };

  const send = async (intention: Intention): Promise<SendReply> => {
    const operation = operations.get(intention.operation);
    if (!operation) return fail(UNREAD);
    const token = pins.get(intention.key);
    if (token === undefined) return fail(MEMBER_CHANGED);
    if (!store.write(intention)) return fail(NOT_STORED);
    const tools = toolsOf(token, intention.member);
    const reply = await operation.send(tools, intention.order, intention.key);
    const isDecisive = backend.honoursKeys || operation.isRepeatHarmless;
    return isDecisive ? reply : confirmRefusal(reply, () => judge(intention));
  };

  const judge = async (intention: Intention): Promise<Judgement> => {
    const operation = operations.get(intention.operation);
    if (!operation) return UNCLEAR;
    const token = readToken();
    const isMembers = operation.owner === "member";
    const member = isMembers ? await identity.of(token) : null;
    if (isMembers && member === null) return UNCLEAR;
    if (member !== intention.member) return { kind: "foreign" };
    pins.set(intention.key, token);
    const judgement = await operation.judge(toolsOf(token, member), intention);
    // Another tab may have sent it again during this reading: the reading is then about the earlier
    // send.
    const isCurrent = store.readOrRestore(intention)?.lastSentAt === intention.lastSentAt;
    return judgement.kind === "absent" && !isCurrent ? UNCLEAR : judgement;
  };

  const readOrRestore = (intention: Intention | null): StoredState => {
    const stored = intention && store.readOrRestore(intention);
    return stored ? { kind: "stored", intention: stored } : { kind: "none" };
  };

  const engine: MoneyEngine = createActor(moneyEngineMachine, {
    ...(times.clock ? { clock: times.clock } : {}),
    input: {
      describe,
      times: {
        now: () => clock.now(),
        isServerTime,
        monotonic: times.monotonic,
        wall: times.wall,
      },
      effects: {
        holdLock: createHoldLock(locks, readOrRestore),
        readOrRestore,
        prepare,
        send,
        judge,
        saveOutcome: store.update,
        removeStored: store.remove,
        notifyEnded: (name) => refreshAfterMove(scope, operations.get(name)?.refreshes ?? []),
      },
      watchStored: createWatchStored(scope, store, identity, operations),
    },
  });
  return engine;
}
