import type { Client } from "@satang/api";
import { type Currency, type Satang, toSatang } from "@satang/core";

type InviteReply = Extract<Awaited<ReturnType<Client["invite"]["list"]>>, { ok: true }>["data"];

/** A friend who joined with the member's link (money.txt §3). */
export type InvitedFriend = {
  /** Unique on its page. */
  readonly key: string;
  readonly name: string;
  /** Money that the member has earned with this friend. */
  readonly amount: Satang;
  readonly currency: Currency;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Converts a row of `POST /api/invite`, its amount from baht. */
export const toInvitedFriend = (
  { from, amount, createdAt }: InviteReply["invites"][number],
  index: number,
  currency: Currency,
): InvitedFriend => ({
  key: `${createdAt}-${index}`,
  name: from.name,
  amount: toSatang(amount),
  currency,
  createdAt,
});

/**
 * The address that a member shares: the register page with the invite code `PR{userId}` (money.txt §2).
 * @param registerUrl address of the register page: absolute, or a path of the page's own origin
 */
export function inviteLink(registerUrl: string, userId: string, origin?: string): string {
  const url = new URL(registerUrl, origin);
  url.searchParams.set("code", `PR${userId}`);
  return url.href;
}
