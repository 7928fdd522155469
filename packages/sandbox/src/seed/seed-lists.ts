import { satang, ZERO } from "@satang/core";
import { AGENT_NAME } from "../chat/agent.ts";
import { memberRoom } from "../chat/chat-room.rules.ts";
import { storeMessage } from "../chat/store-message.ts";
import type { Db } from "../database/database.ts";
import {
  invitedFriend,
  inviteReward,
  type Member,
  memberBonus,
  refund,
  slip,
} from "../database/schema.ts";
import { wheelSlices } from "../prize/wheel.data.ts";
import { giveCoupon } from "../spin/coupons.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const friends = [
  "สมหญิง",
  "ก้อย",
  "Bounmy",
  "นิด",
  "ต้น",
  "Khamla",
  "แนน",
  "โอ๊ต",
  "ฝน",
  "เอก",
  "พลอย",
  "บาส",
];

const slips = [
  { ago: 0.2 * HOUR, amount: ZERO, status: "PROCESSING", note: null },
  { ago: 5 * HOUR, amount: satang(500_00), status: "SUCCESS", note: null },
  { ago: 18 * HOUR, amount: satang(300_00), status: "FAILED", note: "NOT_MATCH" },
  { ago: 2 * DAY, amount: ZERO, status: "FAILED", note: "SLIP_REFNO_DUPLICATED" },
  { ago: 3 * DAY, amount: ZERO, status: "FAILED", note: "IMG_SIZE_UNABLE_TO_PROCESS" },
  { ago: 4 * DAY, amount: ZERO, status: "FAILED", note: "CANNOT_READ_CROPPED_IMAGE" },
  { ago: 5 * DAY, amount: satang(100_00), status: "FAILED", note: "DEST_ACC_INVALID" },
  { ago: 6 * DAY, amount: ZERO, status: "FAILED", note: "UNSTABLE_REFNO_ON_SLIP" },
  { ago: 7 * DAY, amount: ZERO, status: "FAILED", note: "TRIPPLE_WRONG_CAPTCHA" },
  { ago: 8 * DAY, amount: ZERO, status: "FAILED", note: "INVALID_SLIP" },
  { ago: 9 * DAY, amount: satang(250_00), status: "FAILED", note: "EXPIRED_SLIP" },
  { ago: 10 * DAY, amount: ZERO, status: "FAILED", note: "UNKNOW_ERROR" },
  { ago: 11 * DAY, amount: ZERO, status: "FAILED", note: "UPLOADED_FILE_NOT_EXIST" },
] as const;

type Reward = typeof inviteReward.$inferInsert;

/** Friends of the demo member; the last two have not played yet. */
async function seedFriends(tx: Db, memberId: number, before: (ms: number) => Date) {
  const written = await tx
    .insert(invitedFriend)
    .values(
      friends.map((name, index) => {
        const createdAt = before((index + 1) * 9 * HOUR);
        const hasPlayed = index < friends.length - 2;
        return { memberId, name, firstPlayedAt: hasPlayed ? createdAt : null, createdAt };
      }),
    )
    .returning();
  const rewards = written.flatMap(({ id, createdAt, firstPlayedAt }, index): Reward[] => {
    const base = { memberId, invitedFriendId: id, createdAt };
    if (firstPlayedAt === null) return [];
    const deposit = { ...base, kind: "deposit", amount: satang(25_00) };
    if (index < 3) return [{ ...deposit, collectedAt: null }];
    const collectedAt = before(2 * DAY);
    const play = { ...base, kind: "play", amount: satang(index * 7_50), collectedAt };
    return [{ ...deposit, collectedAt }, play];
  });
  await tx.insert(inviteReward).values(rewards);
}

/** Fills the demo member's invites, refunds, slips, coupons, bonuses and chat. */
export async function seedLists(tx: Db, demo: Member, now: Date): Promise<void> {
  const memberId = demo.id;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await seedFriends(tx, memberId, before);
  await tx.insert(refund).values([
    { memberId, amount: satang(64_25), status: "accrued", createdAt: before(2 * HOUR) },
    ...Array.from({ length: 11 }, (_, index) => ({
      memberId,
      amount: satang(42_50 + index * 3_25),
      status: "received",
      createdAt: before((index + 2) * DAY),
    })),
  ]);
  await tx.insert(slip).values(
    slips.map(({ ago, ...rest }, index) => ({
      ...rest,
      memberId,
      reference: `SL-${1000 + index}`,
      createdAt: before(ago),
    })),
  );
  for (const [index, code] of ["BAHT50", "BONUS50", "BAHT20", "BAHT20", "BONUS100"].entries()) {
    const slice = wheelSlices.find((one) => one.code === code);
    if (slice) await giveCoupon(tx, memberId, slice, 2 + 6 * index, now);
  }
  await tx.insert(memberBonus).values({
    memberId,
    bonusCode: "DAILY",
    amount: satang(50_00),
    isActive: false,
    updatedAt: before(31 * HOUR),
  });
  const createdAt = before(3 * HOUR);
  const welcome = {
    chatRoom: memberRoom(demo),
    clientId: undefined,
    sender: "other",
    memberId,
    content: {
      name: AGENT_NAME,
      message: { message_type: "text", payload: "สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ" },
      userId: demo.publicId,
    },
  } as const;
  await storeMessage(tx, welcome, createdAt);
}
