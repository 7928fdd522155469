/**
 * How the site of a game is opened:
 * - `autoLogin`: a call answers with a link; it takes the username only, or the password as well
 * - `form`: the site gets the credentials as a posted form when they come with an `event`, and is opened without them
 *   otherwise
 * - `web`: the address of the site is opened
 */
export type GameLaunch =
  | {
      readonly kind: "autoLogin";
      /** The provider as the call names it. */
      readonly provider: string;
      readonly takes: "username" | "password";
    }
  | { readonly kind: "form" }
  | { readonly kind: "web" };

/** Codes of games and how each is opened. */
export type GameLaunches = Readonly<Record<string, GameLaunch>>;

const byUsername = (provider: string): GameLaunch => ({
  kind: "autoLogin",
  provider,
  takes: "username",
});
const byPassword = (provider: string): GameLaunch => ({
  kind: "autoLogin",
  provider,
  takes: "password",
});
const form: GameLaunch = { kind: "form" };

/** The providers that are opened in their own way (journey.txt §7, decision 14); any other opens its address. */
export const gameLaunches: GameLaunches = {
  JOKER: form,
  SEXYGAME: form,
  UFABET: form,
  SUPERSLOT: form,
  SLOTXO: form,
  PG: byUsername("pg"),
  BETFLIX: byUsername("betflix"),
  AREASLOT: byUsername("areaslot"),
  JOKER2: byUsername("joker2"),
  HUAYHD: byUsername("huayhd"),
  ASKMEBET: byPassword("askmebet"),
  IMI: byPassword("imi"),
  USUN: byPassword("usun"),
  CIRCUS: byPassword("circus"),
  SLOTRACHA: byPassword("slotracha"),
  PGSLOT: byPassword("pgslot"),
};
