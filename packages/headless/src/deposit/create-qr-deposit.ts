import { type Result, succeed } from "@satang/core";
import { type EvidenceRow, type QrProvider, qrDepositMachine } from "@satang/machines";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { readRows } from "../money/read-evidence.ts";
import { MONEY_KEYS, refreshAfterMove } from "../money/refresh-money.ts";
import type { SatangScope } from "../provider/scope.ts";
import { readQrState } from "./read-qr-state.ts";
import { createWatchQrChanges } from "./watch-qr-changes.ts";

/** A running QR deposit. */
export type QrDepositActor = ActorRefFrom<typeof qrDepositMachine>;

/** Creates the QR deposit actor of a provider with its calls; it is not started. */
export function createQrDeposit(
  scope: SatangScope,
  engine: MoneyEngine,
  provider: QrProvider,
): QrDepositActor {
  const { client, clock } = scope;
  const machine = qrDepositMachine.provide({
    actors: {
      readQr: fromPromise(async ({ input }) =>
        readQrState(await client.qrcode.current({ provider: input.provider }), clock.now()),
      ),
      readCredit: fromPromise<Result<readonly EvidenceRow[]>>(async () => {
        const read = await readRows(client);
        return read.ok ? succeed(read.data.rows) : read;
      }),
      watchChanges: createWatchQrChanges(engine),
    },
    actions: {
      notifyCredited: () => refreshAfterMove(scope, MONEY_KEYS),
      notifyTransferred: () => refreshAfterMove(scope, MONEY_KEYS),
    },
  });
  return createActor(machine, { input: { provider, now: () => clock.now() } });
}
