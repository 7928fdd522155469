import { useCallback, useEffect, useState } from "react";
import { useLocale } from "../locale/locale-context.ts";
import { useFirstTouch } from "../locale/use-first-touch.ts";
import { SupportChat } from "./chat-part.ts";

/** The time for which the first screen has the connection for itself, ms. */
const AFTER_FIRST_SCREEN = 4000;

/** Called once after that time, as long as there is something to call. */
function useAfterFirstScreen(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return;
    const timer = setTimeout(act, AFTER_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, [act]);
}

/** The support chat on a visitor's screens: at the first touch, which loads all texts, and at the latest after 4 s. */
export function LaterChat() {
  const { rest, complete } = useLocale();
  useAfterFirstScreen(rest === "wanted" ? complete : null);
  return rest === "here" ? <SupportChat /> : null;
}

/** The support chat on a member's screens, at the same time: reading its flag would be one call more for the first screen. */
export function MemberChat() {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useFirstTouch(isWanted ? null : want);
  useAfterFirstScreen(isWanted ? null : want);
  return isWanted ? <SupportChat /> : null;
}
