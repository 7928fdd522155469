import { useLocale } from "../locale/locale-context.ts";
import { useAfterFirstScreen } from "../shell/use-after-first-screen.ts";
import { SupportChat } from "./support-chat.lazy.ts";

/** The support chat on a visitor's screens: at the first touch, which loads all texts, and at the latest after 4 s. */
export function VisitorChat() {
  const { rest, complete } = useLocale();
  useAfterFirstScreen(rest === "wanted" ? complete : null);
  return rest === "here" ? <SupportChat /> : null;
}
