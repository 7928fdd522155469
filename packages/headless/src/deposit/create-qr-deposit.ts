import { randomUuid } from "@satang/api";
import { type QrCode, type QrProvider, qrDepositMachine, type Result } from "@satang/machines";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { createMoneyAction } from "../money-action/create-money-action.ts";
import { actorKeyOf } from "../money-action/money-action-names.ts";
import { readRows } from "../money-action/read-evidence.ts";
import { refreshMoney } from "../money-action/refresh-money.ts";
import type { SatangScope } from "../provider/scope.ts";
import { reloadOtherQrDeposits, rememberQrDeposit } from "./open-qr-deposits.ts";
import { readQrState } from "./read-qr-state.ts";
import { settleQrCreate } from "./settle-qr-create.ts";

/** A running QR deposit. */
export type QrDepositActor = ActorRefFrom<typeof qrDepositMachine>;

const NO_QR: Result<never> = { ok: false, error: { kind: "raw", message: "", status: 0 } };

/** The money action that creates QRs of a provider, started: its key outlives every view. */
function moneyActionOf(scope: SatangScope, provider: QrProvider) {
  const name = `qr.${provider}` as const;
  const actor = scope.actors.take(actorKeyOf(name), () => createMoneyAction(scope, name));
  return actor.start();
}

/** The QR deposit of a provider with its calls. Not started. */
export function createQrDeposit(scope: SatangScope, provider: QrProvider): QrDepositActor {
  const { client, clock } = scope;
  const machine = qrDepositMachine.provide({
    actors: {
      readQr: fromPromise(async ({ input }) =>
        readQrState(await client.qrcode.current({ provider: input.provider }), clock.now()),
      ),
      createQr: fromPromise(async ({ input }) =>
        settleQrCreate(moneyActionOf(scope, input.provider), {
          kind: "qrCreate",
          provider: input.provider,
          amount: input.amount ?? 0,
        }),
      ),
      cancelQr: fromPromise<Result<unknown>, { qr: QrCode | null }>(async ({ input: { qr } }) =>
        qr
          ? client.qrcode.cancel({ qrcodeId: qr.qrcodeId }, { idempotencyKey: randomUuid() })
          : NO_QR,
      ),
      readCredit: fromPromise(() => readRows(client)),
    },
    actions: {
      notifyCreated: (_, params) => reloadOtherQrDeposits(scope, params.provider),
      notifyCredited: () => refreshMoney(scope),
      notifyTransferred: () => refreshMoney(scope),
    },
  });
  const actor = createActor(machine, { input: { provider, now: () => clock.now() } });
  rememberQrDeposit(scope, provider, actor);
  return actor;
}
