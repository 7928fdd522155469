import { type Satang, satang, toBaht } from "@satang/core";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { refuse } from "../errors/refusal.ts";
import { findGameAccount, gameOf } from "../games/game-accounts.ts";
import { type Account, game, wallet } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { toAskedSatang } from "../ledger/satang.rules.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { referenceOf } from "../statement/reference.rules.ts";

const LEAST_TRANSFER = satang(1_00);
const WALLET = "wallet";

const nameOf = (word: string) => (word.toLowerCase() === WALLET ? WALLET : word.toUpperCase());

async function accountOf({ tx, member, settings }: MemberCall, name: string): Promise<Account> {
  if (name === WALLET) return wallet(member.id);
  const { code } = gameOf(settings, name);
  if ((await findGameAccount(tx, member.id, code)) === undefined) throw refuse("SLOT_NO_ACCOUNT");
  return game(member.id, code);
}

async function carryOut(call: MemberCall, from: string, to: string, amount: Satang) {
  const { tx, member, now } = call;
  const movementId = await move(tx, {
    kind: "transfer",
    from: await accountOf(call, from),
    to: await accountOf(call, to),
    amount,
    at: now,
  });
  const statementId = await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "transfer",
    from,
    to,
    amount,
    reference: call.idempotencyKey,
    at: now,
  });
  return {
    code: "SUCCESS",
    message: "Moved",
    amount: toBaht(amount),
    reference: referenceOf(call.settings.references, statementId, call.idempotencyKey),
  };
}

/** Moving money between the wallet and games. */
export const transferHandlers = {
  walletTransfer: forMember<{ from: string; to: string; amount: number }>(async (call) => {
    const from = nameOf(call.body.from);
    const to = nameOf(call.body.to);
    if (from === to) throw refuse("TRANSFER_FAIL", "cannot transfer to or from same account");
    const amount = toAskedSatang(call.body.amount);
    if (amount === null || amount < LEAST_TRANSFER) throw refuse("TRANSFER_MINIMUM");
    await lockMember(call.tx, call.member.id);
    return carryOut(call, from, to, amount);
  }),
  walletTransferAll: forMember<{ to: string }>(async (call) => {
    const to = nameOf(call.body.to);
    if (to === WALLET) throw refuse("NO_GAME");
    await accountOf(call, to);
    await lockMember(call.tx, call.member.id);
    const amount = await balanceOf(call.tx, wallet(call.member.id));
    if (amount <= 0) throw refuse("MONEY_NOT_ENOUGH");
    return carryOut(call, WALLET, to, amount);
  }),
} satisfies Handlers;
