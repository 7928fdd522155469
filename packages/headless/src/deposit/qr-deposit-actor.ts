import { type Result, succeed } from "@satang/core";
import {
  type EvidenceRow,
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectIsAnswered,
  selectMoneyOperationKey,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
} from "@satang/machines/money";
import {
  type QrProvider,
  qrDepositMachine,
  selectQr,
  selectQrDepositStatus,
} from "@satang/machines/qr-deposit";
import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { readRows } from "../money/read-evidence.ts";
import { MONEY_KEYS, refreshAfterMove } from "../money/refresh-money.ts";
import { watchOperations } from "../money/watch-operations.ts";
import { noteUse } from "../outcomes/flow-use.ts";
import type { SatangScope } from "../provider/scope.ts";
import { createEmitCredited } from "./credited-event.ts";
import { storeOpenQr } from "./open-qr.ts";
import { isQrReading, qrCancelOperation, qrCreateOperation, readQrState } from "./qr.operations.ts";

/** A running QR deposit. */
export type QrDepositActor = ActorRefFrom<typeof qrDepositMachine>;

const NAMES: ReadonlySet<string> = new Set([qrCreateOperation.name, qrCancelOperation.name]);
/** In these states the server may have another QR than the one that was read. */
const CHANGING: ReadonlySet<MoneyOperationStatus> = new Set([
  "checking",
  "done",
  "nothingHappened",
  "refused",
]);

/** Event for the QR of a provider after a create or cancel; `null` for none. */
function eventOf(
  snapshot: MoneyOperationSnapshot,
  status: MoneyOperationStatus,
  provider: QrProvider,
) {
  const order = qrCreateOperation.readOrder(selectMoneyOperationOrder(snapshot));
  const receipt = selectMoneyOperationReceipt(snapshot);
  if (status === "done" && order?.provider === provider && isQrReading(receipt)) {
    return { type: "qr.confirmed", reading: receipt };
  }
  if (status === "closed" && !selectIsAnswered(snapshot)) return { type: "qr.changedElsewhere" };
  return CHANGING.has(status) ? { type: "qr.changed" } : null;
}

/**
 * The actor `watchChanges`: sends what a create or cancel did to the provider's QR. Creating a QR for one provider changes
 * those of the others (money.txt §4), and so does another tab.
 */
const createWatchChanges = (engine: MoneyEngine) =>
  fromCallback<EventObject, { provider: QrProvider }>(({ input, sendBack }) => {
    const last = new Map<unknown, MoneyOperationStatus>();
    return watchOperations(engine, (snapshot) => {
      if (!NAMES.has(selectMoneyOperationName(snapshot))) return;
      const key = selectMoneyOperationKey(snapshot);
      const status = selectMoneyOperationStatus(snapshot);
      if (key === null || last.get(key) === status) return;
      const isFirst = !last.has(key);
      last.set(key, status);
      const event = eventOf(snapshot, status, input.provider);
      // A view that opens later reads the QR by itself.
      if (event && !(isFirst && status === "done")) sendBack(event);
    });
  });

/** The QR deposit of a provider with its calls. Not started. */
export function createQrDeposit(
  scope: SatangScope,
  engine: MoneyEngine,
  provider: QrProvider,
): QrDepositActor {
  const { client, clock } = scope;
  const emitCredited = createEmitCredited(scope);
  const machine = qrDepositMachine.provide({
    actors: {
      readQr: fromPromise(async ({ input }) =>
        readQrState(await client.qrcode.current({ provider: input.provider }), clock.now()),
      ),
      readCredit: fromPromise<Result<readonly EvidenceRow[]>>(async () => {
        const read = await readRows(client);
        return read.ok ? succeed(read.data.rows) : read;
      }),
      watchChanges: createWatchChanges(engine),
    },
    actions: {
      notifyCredited: ({ context: { qr } }) => {
        refreshAfterMove(scope, MONEY_KEYS);
        if (qr) emitCredited(qr);
      },
      notifyTransferred: () => refreshAfterMove(scope, MONEY_KEYS),
    },
  });
  const actor = createActor(machine, { input: { provider, now: () => clock.now() } });
  const note = (isInUse: boolean) => noteUse(scope, "deposit", provider, isInUse);
  actor.subscribe({
    next: (snapshot) => {
      const status = selectQrDepositStatus(snapshot);
      // While it is read again, the one before may be paid.
      note(selectQr(snapshot) !== null);
      if (status === "loading" || status === "readFailed") return;
      storeOpenQr(scope, provider, status === "awaitingPayment" ? selectQr(snapshot) : null);
    },
    complete: () => note(false),
  });
  return actor;
}
