import { randomBytes } from "node:crypto";
import { toBaht, ZERO } from "@satang/core";
import { and, count, desc, eq, or } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { siteTimeOfDay, toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { media, slip } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { picture } from "../media/pictures.rules.ts";
import { storeUpload, type UploadRule } from "../media/store-upload.ts";
import { uploadAddress } from "../media/upload-link.rules.ts";
import type { Settings } from "../settings/settings.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";
import { judgeSlip, type Slip } from "./judge-slip.ts";

const MIB = 1024 * 1024;
const rule: UploadRule = {
  types: ["image/png", "image/jpeg"],
  maxBytes: 10 * MIB,
  isForChat: false,
};

/** The daily time from which slips are refused. */
const closeTimeOf = ({ slipCloseTime }: Settings) =>
  slipCloseTime === "none" ? null : slipCloseTime;

function acceptsSlips(settings: Settings, now: Date): boolean {
  const closeTime = closeTimeOf(settings);
  return settings.slipActive && (closeTime === null || siteTimeOfDay(now) < closeTime);
}

async function judgeAtOnce({ tx, member, settings, now }: MemberCall, uploaded: Slip) {
  const { slipJudgement, slipAmount } = settings;
  if (slipJudgement === "wait") return;
  const verdict =
    slipJudgement === "SUCCESS"
      ? ({ outcome: "SUCCESS", amount: slipAmount, note: null } as const)
      : ({ outcome: "FAILED", amount: ZERO, note: slipJudgement } as const);
  await judgeSlip(tx, member, uploaded, verdict, now);
}

async function uploadSlip(call: MemberCall) {
  if (!acceptsSlips(call.settings, call.now))
    throw refuse("SLIP_UPLOAD_FAIL", "Slips are closed now");
  const stored = await storeUpload(call, rule);
  if ("fault" in stored) {
    throw refuse(stored.fault === "missing" ? "SLIP_NO_FILE" : "SLIP_INVALID_FILE");
  }
  const [uploaded] = await call.tx
    .insert(slip)
    .values({
      memberId: call.member.id,
      amount: ZERO,
      status: "PROCESSING",
      mediaId: stored.id,
      reference: `SL-${randomBytes(5).toString("hex")}`,
      uploadKey: call.idempotencyKey ?? null,
      createdAt: call.now,
    })
    .returning();
  if (uploaded === undefined) throw new Error("the slip was not written");
  await judgeAtOnce(call, uploaded);
  return { code: "SUCCESS", message: "The slip is being read" };
}

/** The member's slips, with the parts of the addresses of their pictures. */
const slipsWithPicture = (tx: Db) =>
  tx
    .select({ slip, picture: { id: media.id, linkKey: media.linkKey } })
    .from(slip)
    .leftJoin(media, eq(media.id, slip.mediaId));

/** The `reference` of a slip on the wire, like that of a statement row. */
function referenceOf({ references }: Settings, { reference, uploadKey }: Slip): string | null {
  if (references === "none") return null;
  return (references === "key" && uploadKey) || reference;
}

async function list({ tx, member, body, site, now, settings }: MemberCall<PageRequest>) {
  const mine = eq(slip.memberId, member.id);
  const [counted] = await tx.select({ total: count() }).from(slip).where(mine);
  const rows = await slipsWithPicture(tx)
    .where(mine)
    .orderBy(desc(slip.createdAt), desc(slip.id))
    .limit(body.limit)
    .offset(offsetOf(body));
  return {
    total: counted?.total ?? 0,
    slips: rows.map(({ slip: row, picture: sent }) => ({
      createdAt: toSiteIso(row.createdAt),
      amount: toBaht(row.amount),
      status: row.status,
      note: row.note,
      link: sent && uploadAddress(site.publicUrl, sent, now),
      reference: referenceOf(settings, row),
    })),
  };
}

async function findPicture({ tx, member, params, site, now }: MemberCall) {
  const asked = params.reference ?? "";
  const [found] = await slipsWithPicture(tx).where(
    and(eq(slip.memberId, member.id), or(eq(slip.reference, asked), eq(slip.uploadKey, asked))),
  );
  if (found === undefined) throw refuse("NO_DATA");
  const { picture: sent } = found;
  return {
    url: sent ? uploadAddress(site.publicUrl, sent, now) : picture(site, "slip-sample"),
  };
}

/** Slips of bank transfers. */
export const slipHandlers = {
  lookupSlip: forMember(({ settings, now }) => ({
    isActive: acceptsSlips(settings, now),
    closeTime: closeTimeOf(settings),
  })),
  walletUploadSlip: forMember(uploadSlip),
  statementSlips: forMember<PageRequest>(list),
  statementSlipReference: forMember(findPicture),
} satisfies Handlers;
