import { readSite } from "../launcher/launcher.rules.ts";
import { fieldsOf } from "../money/define-money-operation.ts";
import { type GameLaunch, type GameLaunches, gameLaunches } from "./game-launch.data.ts";

/** Credentials of a game account. They are kept in memory while a view shows them, never stored. */
export type GameCredentials = {
  readonly username: string;
  readonly password: string;
  /** Fields that the site takes in addition; `null` without them. */
  readonly event: Readonly<Record<string, unknown>> | null;
};

/** How a game is opened. Codes are compared without case. */
export function launchOf(code: string, own: GameLaunches = {}): GameLaunch {
  const name = code.toUpperCase();
  const found = [own, gameLaunches].find((launches) => Object.hasOwn(launches, name));
  return found?.[name] ?? { kind: "web" };
}

/** The values that a form can hold; anything else of the service is left out. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

/** The fields that are posted to a game site: those of the event, then the credentials, which win. */
export function formFieldsOf({
  username,
  password,
  event,
}: GameCredentials): Record<string, string> | null {
  const given = fieldsOf(event);
  if (given === null) return null;
  const fields = Object.entries(given).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === null ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(fields), username, password };
}

/** An address of a game as a link can have it; `null` without one, and for one that is not safe. */
export const siteOf = (address: string | null | undefined, base: string): string | null =>
  address ? readSite(address, base) : null;
