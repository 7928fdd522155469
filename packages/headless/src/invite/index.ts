export type { PagesView } from "../pages/pages.view.ts";
export { Invite, type InviteRootProps, type InviteShareProps } from "./Invite.tsx";
export { type InvitedFriend, inviteLink } from "./invite.rules.ts";
export type { InviteView } from "./invite.view.ts";
export {
  INVITE_BONUS_LOCK,
  type InviteBonusOrder,
  inviteBonusOperation,
} from "./invite-bonus.operation.ts";
export { type UseInviteOptions, useInvite } from "./use-invite.ts";
export type { ShareWords } from "./use-share.ts";
