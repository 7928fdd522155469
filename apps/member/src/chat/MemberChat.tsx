import { useTouchedOrLater } from "../shell/use-touched-or-later.ts";
import { SupportChat } from "./support-chat.lazy.ts";

/** The support chat on a member's screens: reading its flag would be one call more for the first screen. */
export function MemberChat() {
  return useTouchedOrLater() && <SupportChat />;
}
