import { randomBytes } from "node:crypto";
import { type Satang, toBaht } from "@satang/core";
import { and, eq } from "drizzle-orm";
import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { qrDeposit } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { promptPayPayload, qrMarkup } from "./qr-picture.ts";
import type { QrProvider } from "./qr-provider.rules.ts";

const TAX_ID = "0105561000001";

type Qr = typeof qrDeposit.$inferSelect;

const isOpen = (memberId: number) =>
  and(eq(qrDeposit.memberId, memberId), eq(qrDeposit.status, "open"));

/** The QR that a member can still pay at a provider; an expired one is closed first. */
export async function openQr(
  tx: Db,
  memberId: number,
  provider: QrProvider,
  now: Date,
): Promise<Qr | undefined> {
  const [found] = await tx.select().from(qrDeposit).where(isOpen(memberId));
  if (found === undefined || found.provider !== provider) return undefined;
  if (found.expiresAt > now) return found;
  await tx.update(qrDeposit).set({ status: "expired" }).where(eq(qrDeposit.id, found.id));
  return undefined;
}

/** Creates a QR and replaces the open one of the member. */
export async function createQr(
  tx: Db,
  order: { memberId: number; provider: QrProvider; amount: Satang; now: Date; lifetimeMs: number },
): Promise<Qr> {
  const { memberId, provider, amount, now, lifetimeMs } = order;
  await lockMember(tx, memberId);
  await tx.update(qrDeposit).set({ status: "replaced" }).where(isOpen(memberId));
  const id = `qr${randomBytes(9).toString("hex")}`;
  const [written] = await tx
    .insert(qrDeposit)
    .values({
      id,
      memberId,
      provider,
      amount,
      markup: qrMarkup(promptPayPayload(TAX_ID, amount, id)),
      status: "open",
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    .returning();
  if (written === undefined) throw new Error("the QR was not written");
  return written;
}

/** The number of QRs that were ever created for a member, in any state. */
export const countQrs = (tx: Db, memberId: number): Promise<number> =>
  tx.$count(qrDeposit, eq(qrDeposit.memberId, memberId));

/** Cancels a member's QR. @throws NO_DATA when it is not theirs, QR_FAIL when it was paid */
export async function cancelQr(tx: Db, memberId: number, id: string): Promise<void> {
  await lockMember(tx, memberId);
  const mine = and(eq(qrDeposit.memberId, memberId), eq(qrDeposit.id, id));
  const [found] = await tx.select().from(qrDeposit).where(mine);
  if (found === undefined) throw refuse("NO_DATA");
  if (found.status === "paid") throw refuse("QR_FAIL", "This QR code was paid already");
  if (found.status === "open") await tx.update(qrDeposit).set({ status: "cancelled" }).where(mine);
}

/** Credits the wallet with a QR that the bank reports as paid, once. */
export async function payQr(tx: Db, qr: Qr, now: Date): Promise<void> {
  const { memberId, amount, provider } = qr;
  await lockMember(tx, memberId);
  const paid = await tx
    .update(qrDeposit)
    .set({ status: "paid" })
    .where(and(eq(qrDeposit.id, qr.id), eq(qrDeposit.status, "open")))
    .returning({ id: qrDeposit.id });
  if (paid.length === 0) throw refuse("QR_FAIL", "This QR code can no longer be paid");
  const to = wallet(memberId);
  const movementId = await move(tx, { kind: "deposit", from: house("bank"), to, amount, at: now });
  await recordStatement(tx, {
    memberId,
    movementId,
    type: "deposit",
    from: provider,
    to: "wallet",
    amount,
    reference: qr.id,
    at: now,
  });
}

/** A QR as the reply shows it. */
export function qrView(qr: Qr) {
  return {
    hasQrcode: true,
    qrcodeId: qr.id,
    qrcode: qr.markup,
    amount: toBaht(qr.amount),
    expireIn: toSiteIso(qr.expiresAt),
  };
}
