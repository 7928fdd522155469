import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { Db } from "../database/database.ts";
import { gameAccount } from "../database/schema.ts";
import { findUnstorable } from "../input/storable.rules.ts";
import type { Game } from "../settings/games.data.ts";
import { readSettings } from "../settings/settings.ts";
import { admits, readTicket } from "./game-site.rules.ts";

const headers = {
  "content-type": "text/html; charset=utf-8",
  // An own origin, as a real game site has: no script, and no access to the app on the same host.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  "cache-control": "no-store",
};

const asText = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Page of a stub site: the game, whether somebody is signed in, and what arrived. */
function pageOf(game: Game, status: string, facts: Readonly<Record<string, string>>): Response {
  const rows = Object.entries(facts)
    .map(([name, value]) => `<li>${asText(name)}: ${asText(value)}</li>`)
    .join("");
  const title = asText(game.name);
  return new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">' +
      `<title>${title}</title>` +
      "<style>body{font:16px/1.6 system-ui;margin:15vh auto;max-width:30rem;padding:0 1.5rem;" +
      "background:#0a0f1f;color:#f4f1e8}ul{padding:0;list-style:none;color:#b9c0da}</style>" +
      `<h1>${title}</h1><p>${asText(status)}</p><ul>${rows}</ul></html>`,
    { headers },
  );
}

const signedIn = (username: string) => `Signed in as ${username}`;

/**
 * The stub sites of games: one is signed in with a ticket of an auto-login, or with a form that has the credentials. A
 * page lists the fields that arrived, without the password, and the page that opened it.
 */
export function gameSiteRoutes(db: Db, now: () => Date): Hono {
  const routes = new Hono();
  const gameOf = async (context: Context) => {
    const { games } = await readSettings(db);
    return games.find(({ code }) => code === context.req.param("code"));
  };
  const cameFrom = (context: Context) => ({
    "opened by": context.req.header("referer") ?? "nobody",
  });
  const answer = (
    path: string,
    method: "get" | "post",
    act: (context: Context, game: Game) => Promise<Response> | Response,
  ) =>
    routes[method](`/:code/${path}`, async (context) => {
      const game = await gameOf(context);
      return game === undefined ? context.notFound() : act(context, game);
    });

  answer("play", "get", (context, game) => pageOf(game, "Please sign in", cameFrom(context)));
  answer("play", "post", async (context, game) => {
    const form = new URLSearchParams(await context.req.text());
    const { username = "", password = "", ...rest } = Object.fromEntries(form);
    const mine = and(eq(gameAccount.username, username), eq(gameAccount.gameCode, game.code));
    const [account] = findUnstorable(username, "")
      ? []
      : await db.select().from(gameAccount).where(mine);
    const isOwn = account !== undefined && account.password === password;
    return pageOf(game, isOwn ? signedIn(username) : "Wrong username or password", {
      ...rest,
      ...cameFrom(context),
    });
  });
  answer("enter", "get", async (context, game) => {
    const ticket = readTicket(context.req.query("ticket") ?? "");
    const [account] = ticket
      ? await db.select().from(gameAccount).where(eq(gameAccount.id, ticket.id))
      : [];
    const isAdmitted =
      ticket !== null && account?.gameCode === game.code && admits(ticket, account, now());
    const status = isAdmitted ? signedIn(account.username) : "This link is no longer valid";
    return pageOf(game, status, cameFrom(context));
  });
  for (const app of ["android", "ios"] as const) {
    answer(app, "get", (context, game) => pageOf(game, `The app for ${app}`, cameFrom(context)));
  }
  return routes;
}
