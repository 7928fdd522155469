import { isEntry, type RouteName } from "../navigation/paths.ts";

/**
 * Where a closed chat is: in a round `button` over the page, in the entry "contact" of the `menu`, or `hidden` behind the help
 * link of a form of entry. Nothing is over a button or an amount.
 */
export type ChatPlace = "button" | "menu" | "hidden";

/** From this width on, a member's page ends before the corner of the round button. */
export const FREE_CORNER = "(min-width: 1640px)";

const HELP: readonly (RouteName | undefined)[] = ["contact", "memberContact", "howto"];

export function chatPlace(route: RouteName | undefined, hasFreeCorner: boolean): ChatPlace {
  if (route === "root" || isEntry(route)) return "hidden";
  return hasFreeCorner || HELP.includes(route) ? "button" : "menu";
}
