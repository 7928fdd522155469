import { fail, type Result, succeed } from "@satang/core";
import type { Destination } from "../launcher/launcher.rules.ts";
import type { Client } from "../provider/scope.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import type { GameLaunch } from "./game-launch.data.ts";
import { formFieldsOf, type GameCredentials, siteOf } from "./game-launch.rules.ts";

/** Request of an auto-login. It must never be logged, kept or put in an error (decision 13). */
export type AutoLoginRequest = {
  readonly provider: string;
  readonly username: string;
  /** `null` for a provider that takes the username only. */
  readonly password: string | null;
};

/** Reads the link that opens a game signed in. */
export type ReadAutoLogin = (request: AutoLoginRequest) => Promise<Result<string>>;

/** The auto-login calls of the service. */
export const createAutoLogin =
  (client: Pick<Client, "autoLogin">): ReadAutoLogin =>
  async ({ provider, username, password }) => {
    const reply = await (password === null
      ? client.autoLogin.withUsername({ provider, username })
      : client.autoLogin.withPassword({ provider, username, password }));
    return reply.ok ? succeed(reply.data.link) : reply;
  };

const NO_SITE = /* @__PURE__ */ fail({ kind: "raw", message: "", status: 200 });

/** Tools of {@link readGameSite}. */
export type GameSiteTools = {
  readonly launch: GameLaunch;
  readonly readCredentials: () => Promise<Result<GameCredentials>>;
  readonly readAutoLogin: ReadAutoLogin;
  /** Base of addresses that the service gives without an origin. */
  readonly base: string;
};

/**
 * Where "play on web" leads for a game (decisions 13 and 14).
 * @returns a failure for an address that is not safe for credentials, also for one of an auto-login
 */
export async function readGameSite(
  game: Pick<GameAccount, "web">,
  { launch, readCredentials, readAutoLogin, base }: GameSiteTools,
): Promise<Result<Destination>> {
  const web = siteOf(game.web, base);
  if (launch.kind === "web") return web === null ? NO_SITE : succeed(web);
  const credentials = await readCredentials();
  if (!credentials.ok) return credentials;
  const { username, password } = credentials.data;
  if (launch.kind === "form") {
    const fields = formFieldsOf(credentials.data);
    if (web === null) return NO_SITE;
    return succeed(fields === null ? web : { action: web, fields });
  }
  const link = await readAutoLogin({
    provider: launch.provider,
    username,
    password: launch.takes === "password" ? password : null,
  });
  if (!link.ok) return link;
  const address = siteOf(link.data, base);
  return address === null ? NO_SITE : succeed(address);
}
