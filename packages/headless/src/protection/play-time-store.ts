import {
  type PlayBaseline,
  type PlayTime,
  readPlayBaseline,
  readPlayTime,
} from "@satang/machines/protection";
import { type SatangScope, storageKeys } from "../provider/index.ts";

type Device = Pick<SatangScope, "storage">;

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The time of a member on this device; `null` when none was kept. */
export const readKeptTime = ({ storage }: Device, member: string): PlayTime | null =>
  readPlayTime(parse(storage.read(storageKeys.playTime + member)));

/** Keeps it. It goes on sign-out, unless the member limits the time of a day: signing in again starts no new day. */
export const keepTime = ({ storage }: Device, member: string, play: PlayTime): void =>
  void storage.write(storageKeys.playTime + member, JSON.stringify(play));

/** Removes it. */
export const forgetTime = ({ storage }: Device, member: string): void =>
  storage.remove(storageKeys.playTime + member);

/** The first balance of the session that began at `startedAt`; `null` when it was not kept. */
export function readKeptBaseline(
  { storage }: Device,
  member: string,
  startedAt: number,
): PlayBaseline | null {
  const stored = parse(storage.read(storageKeys.playBaseline));
  const { member: owner, startedAt: start } = { ...(stored as object) } as Readonly<
    Record<string, unknown>
  >;
  return owner === member && start === startedAt ? readPlayBaseline(stored) : null;
}

/** Keeps it until sign-out. */
export const keepBaseline = (
  { storage }: Device,
  member: string,
  startedAt: number,
  baseline: PlayBaseline,
): void =>
  void storage.write(storageKeys.playBaseline, JSON.stringify({ ...baseline, member, startedAt }));
