import { useMedia } from "@satang/ui";
import { usePathname } from "wouter/use-browser-location";
import { routeAt } from "../navigation/paths.ts";
import { type ChatPlace, chatPlace, FREE_CORNER } from "./chat-place.rules.ts";

/** Where the closed chat of this screen is. */
export function useChatPlace(): ChatPlace {
  return chatPlace(routeAt(usePathname()), useMedia(FREE_CORNER));
}
