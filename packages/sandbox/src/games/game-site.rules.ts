import { createHmac, timingSafeEqual } from "node:crypto";
import type { Site } from "../calls/call.ts";
import { type Game, STUB } from "../settings/games.data.ts";

/** Where the stub sites of games are served; below `/api`, so that one proxy rule is enough. */
export const GAME_SITE_PATH = "/api/game-site";

/** How long the address of an auto-login opens the game, ms. */
const TICKET_MS = 60_000;

/** A page of a stub site. */
export type SitePage = "play" | "enter" | "android" | "ios";

/** Address of a page of a stub site. */
const pageOf = (site: Site, code: string, page: SitePage) =>
  `${site.publicUrl}${GAME_SITE_PATH}/${code}/${page}`;

/** The addresses of a game as the wallet reply has them. */
export function addressesOf(site: Site, { code, web, android, ios }: Game) {
  const addressOf = (address: string, page: SitePage) =>
    (address === STUB ? pageOf(site, code, page) : address) || null;
  return {
    web: addressOf(web, "play"),
    android: addressOf(android, "android"),
    ios: addressOf(ios, "ios"),
  };
}

/** An account at a game, as a ticket is made for it. */
type TicketAccount = { readonly id: number; readonly password: string };

const sealOf = ({ id, password }: TicketAccount, until: number) =>
  createHmac("sha256", password).update(`${id}.${until}`).digest("base64url");

/** Address that opens a game signed in for a minute. It holds neither the username nor the password. */
export function enterAddress(site: Site, code: string, account: TicketAccount, now: Date): string {
  const until = now.getTime() + TICKET_MS;
  const ticket = `${account.id}.${until}.${sealOf(account, until)}`;
  return `${pageOf(site, code, "enter")}?ticket=${ticket}`;
}

/** The parts of a ticket; `null` for any other text. */
export function readTicket(ticket: string) {
  const [, id, until, seal] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (id === undefined || until === undefined || seal === undefined) return null;
  return { id: Number(id), until: Number(until), seal };
}

/** Whether a ticket was made for this account and has not expired. */
export function admits(
  ticket: NonNullable<ReturnType<typeof readTicket>>,
  account: TicketAccount,
  now: Date,
): boolean {
  const isSealed = timingSafeEqual(
    Buffer.from(ticket.seal),
    Buffer.from(sealOf(account, ticket.until)),
  );
  return isSealed && now.getTime() < ticket.until;
}
