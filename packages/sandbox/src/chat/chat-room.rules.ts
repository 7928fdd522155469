import { refuse } from "../errors/refusal.ts";

/** The first part of the name of every chat room. */
export const PREFIX = "satang";
/** An index stores the names of the chat rooms; a guest id is `guest-` and 128 random bits. */
const LONGEST_GUEST_ID = 128;

/** A member as chat rooms know one. */
export type Owner = {
  readonly publicId: string;
};

/** The parts of a call that name a chat room. */
export type Party = {
  readonly userId?: string | null;
  readonly guestId?: string | null;
};

/** The chat room of a member. */
export const memberRoom = ({ publicId }: Owner): string => `${PREFIX}-${publicId}`;

/** The chat room of a visitor. @throws NO_DATA without a guest id, UNAUTHORIZED for another kind of id */
export function guestRoom(guestId: string | null | undefined): string {
  if (guestId === undefined || guestId === null || guestId === "") throw refuse("NO_DATA");
  const isGuest = guestId.startsWith("guest-") && guestId.length <= LONGEST_GUEST_ID;
  if (!isGuest) throw refuse("UNAUTHORIZED");
  return `${PREFIX}-${guestId}`;
}

/**
 * The chat room that a caller may use. A member proves it with the token, a visitor with the guest id, which is a secret of
 * the device.
 *
 * @throws NO_DATA for the chat room of somebody else
 */
export function ownRoom(member: Owner | undefined, { userId, guestId }: Party): string {
  const isOthers = typeof userId === "string" && userId !== "" && userId !== member?.publicId;
  if (isOthers) throw refuse("NO_DATA");
  return member === undefined ? guestRoom(guestId) : memberRoom(member);
}
