import { randomBytes } from "node:crypto";
import { toBaht, ZERO } from "@satang/core";
import { and, count, desc, eq } from "drizzle-orm";
import type { Handlers, MemberCall, Site } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { slip } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { picture, upload } from "../media/pictures.rules.ts";
import { storeUpload } from "../media/store-upload.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";

const MIB = 1024 * 1024;
const rule = { types: ["image/png", "image/jpeg"], maxBytes: 10 * MIB };

async function uploadSlip(call: MemberCall) {
  if (!call.settings.slipActive) throw refuse("SLIP_UPLOAD_FAIL", "Slips are closed now");
  const stored = await storeUpload(call, rule);
  if ("fault" in stored) {
    throw refuse(stored.fault === "missing" ? "SLIP_NO_FILE" : "SLIP_INVALID_FILE");
  }
  await call.tx.insert(slip).values({
    memberId: call.member.id,
    amount: ZERO,
    status: "PROCESSING",
    mediaId: stored.id,
    reference: `SL-${randomBytes(5).toString("hex")}`,
    createdAt: call.now,
  });
  return { code: "SUCCESS", message: "The slip is being read" };
}

const addressOf = (site: Site, mediaId: string | null) =>
  mediaId === null ? picture(site, "slip-sample") : upload(site, mediaId);

async function list({ tx, member, body, site }: MemberCall<PageRequest>) {
  const mine = eq(slip.memberId, member.id);
  const [counted] = await tx.select({ total: count() }).from(slip).where(mine);
  const rows = await tx
    .select()
    .from(slip)
    .where(mine)
    .orderBy(desc(slip.createdAt), desc(slip.id))
    .limit(body.limit)
    .offset(offsetOf(body));
  return {
    total: counted?.total ?? 0,
    slips: rows.map(({ createdAt, amount, status, note, mediaId, reference }) => ({
      createdAt: toSiteIso(createdAt),
      amount: toBaht(amount),
      status,
      note,
      link: mediaId === null ? null : addressOf(site, mediaId),
      reference,
    })),
  };
}

async function findPicture({ tx, member, params, site }: MemberCall) {
  const [found] = await tx
    .select()
    .from(slip)
    .where(and(eq(slip.memberId, member.id), eq(slip.reference, params.reference ?? "")));
  if (found === undefined) throw refuse("NO_DATA");
  return { url: addressOf(site, found.mediaId) };
}

/** Slips of bank transfers. */
export const slipHandlers = {
  lookupSlip: forMember(({ settings }) => ({ isActive: settings.slipActive, closeTime: "23:30" })),
  walletUploadSlip: forMember(uploadSlip),
  statementSlips: forMember<PageRequest>(list),
  statementSlipReference: forMember(findPicture),
} satisfies Handlers;
