import { eq } from "drizzle-orm";
import type { MemberCall, Site } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { member } from "../database/schema.ts";
import { readSettings } from "../settings/settings.ts";
import { answerFrom, type MemberState, readMemberState } from "./member-state.ts";

/** A copy of the members' money that lags behind by the setting `replicaLagMs`. */
export type Replica = {
  /** Keeps the present state of one member's money, or of all. Does nothing while `replicaLagMs` is 0. */
  capture(memberId?: number): Promise<void>;
  /** The answer of a read from the state of `replicaLagMs` ago; `undefined` when the database answers it. */
  read(operationId: string, call: MemberCall): unknown;
  /** Forgets every state. */
  clear(): void;
};

type Version = {
  /** Milliseconds of `performance.now()`: real time that never goes back. */
  readonly at: number;
  readonly state: MemberState;
};

/** The newest version that is old enough, or the oldest one that is kept. */
function versionAt(versions: readonly Version[], moment: number): Version | undefined {
  return versions.findLast(({ at }) => at <= moment) ?? versions[0];
}

/** Makes a replica of a database. */
export function createReplica(parts: { db: Db; now: () => Date; site: Site }): Replica {
  const kept = new Map<number, readonly Version[]>();
  let last: Promise<void> = Promise.resolve();

  async function captureAt(at: number, memberId: number | undefined): Promise<void> {
    await parts.db.transaction(async (tx) => {
      const settings = await readSettings(tx);
      if (settings.replicaLagMs === 0) return kept.clear();
      const some = memberId === undefined ? undefined : eq(member.id, memberId);
      for (const found of await tx.select().from(member).where(some)) {
        const state = await readMemberState({
          tx,
          now: parts.now(),
          site: parts.site,
          settings,
          params: {},
          body: undefined,
          form: undefined,
          member: found,
          session: undefined,
          idempotencyKey: undefined,
          address: "",
          afterCommit: () => undefined,
        });
        const older = kept.get(found.id) ?? [];
        const needed = versionAt(older, at - settings.replicaLagMs);
        kept.set(found.id, [...older.slice(needed ? older.indexOf(needed) : 0), { at, state }]);
      }
    });
  }

  return {
    capture(memberId) {
      const at = performance.now();
      // Captures follow one another: a state that was read earlier must not be stored as the newer one.
      const done = last.then(() => captureAt(at, memberId));
      last = done.catch(() => undefined);
      return done;
    },
    read(operationId, call) {
      const lag = call.settings.replicaLagMs;
      if (lag === 0) return undefined;
      const version = versionAt(kept.get(call.member.id) ?? [], performance.now() - lag);
      return version && answerFrom(version.state, operationId, call);
    },
    clear: () => kept.clear(),
  };
}
