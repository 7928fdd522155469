import { useCallback, useState } from "react";
import { useAfterFirstScreen } from "../shell/use-after-first-screen.ts";
import { useFirstTouch } from "../shell/use-first-touch.ts";
import { SupportChat } from "./chat-part.ts";

/**
 * The support chat on a member's screens, at the first touch, and at the latest after 4 s: reading its flag would be one
 * call more for the first screen.
 */
export function MemberChat() {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useFirstTouch(isWanted ? null : want);
  useAfterFirstScreen(isWanted ? null : want);
  return isWanted ? <SupportChat /> : null;
}
