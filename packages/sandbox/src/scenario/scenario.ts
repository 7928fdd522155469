import { and, desc, eq } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Database, Db } from "../database/database.ts";
import { member, payout, slip } from "../database/schema.ts";
import { creditDeposit } from "../deposit/credit-deposit.ts";
import type { QrProvider } from "../deposit/qr-provider.rules.ts";
import type { Faults } from "../faults/faults.ts";
import { type Audit, auditLedger } from "../ledger/balance.ts";
import { lockMember } from "../ledger/ledger.ts";
import { toSatang } from "../ledger/satang.rules.ts";
import { newestOtp } from "../register/otp.ts";
import { reseed } from "../seed/seed.ts";
import { closeSessions, type Member } from "../session/token.ts";
import { defaultSettings, type Settings, writeSettings } from "../settings/settings.ts";
import { settlePayout } from "../withdraw/settle-payout.ts";
import { changeMember, type MemberChange } from "./change-member.ts";
import { ScenarioError } from "./scenario-error.ts";
import { verifyPhone } from "./verify-phone.ts";

/** What a test, a story or a person at the desk can make happen. Amounts are baht. */
export interface Scenario {
  /**
   * Empties everything, seeds the demo site, forgets faults and goes back to real time, or stops it at a moment: what
   * is seeded then lies before it.
   */
  reset(options?: { freezeAt?: Date }): Promise<void>;
  /** Pays the member's open QR at a provider, or credits a plain deposit. @returns the amount, baht */
  credit(order: { phone: string; provider?: QrProvider; amount?: number }): Promise<number>;
  /** Changes switches and bounds; `withdrawMin` and `withdrawMax` are baht. */
  setSettings(change: Partial<Settings>): Promise<Settings>;
  /** Changes one member. */
  setMember(change: MemberChange): Promise<void>;
  /** Ends every session of a member, as if their token were unknown. */
  endSessions(phone: string): Promise<void>;
  /** Ends the newest withdrawal that is on its way. */
  settleWithdrawal(order: { phone: string; outcome: "SUCCESS" | "FAILED" }): Promise<void>;
  /** Judges the newest slip. */
  judgeSlip(order: {
    phone: string;
    outcome: "SUCCESS" | "FAILED";
    amount?: number;
    note?: string;
  }): Promise<void>;
  /** The newest one-time code sent to a phone. */
  otp(phone: string): Promise<string>;
  /** Marks a phone as verified lately, so that the next `otp/send` answers OTP_VERIFIED. */
  verifyPhone(phone: string): Promise<void>;
  /** Adds up the books. */
  audit(): Promise<Audit>;
  readonly clock: Clock;
  readonly faults: Faults;
}

/** The member of a phone number. */
export async function memberOfPhone(tx: Db, phone: string): Promise<Member> {
  const [found] = await tx.select().from(member).where(eq(member.phone, phone));
  if (found === undefined) throw new ScenarioError(`no member has the phone number ${phone}`);
  return found;
}

function satangSettings(change: Partial<Settings>): Partial<Settings> {
  const known = Object.entries(change).map(([name, value]) => {
    if (!(name in defaultSettings)) throw new ScenarioError(`unknown setting ${name}`);
    if (name !== "withdrawMin" && name !== "withdrawMax") return [name, value];
    const satang = toSatang(Number(value));
    if (satang === undefined) throw new ScenarioError(`${name} is an amount in baht`);
    return [name, satang];
  });
  return Object.fromEntries(known);
}

/** Makes the scenario calls on top of a database, a clock and the waiting faults. */
export function createScenario(database: Database, clock: Clock, faults: Faults): Scenario {
  const { db } = database;
  const asMember = (phone: string, act: (tx: Db, found: Member) => Promise<void>) =>
    db.transaction(async (tx) => act(tx, await memberOfPhone(tx, phone)));
  return {
    clock,
    faults,
    async reset({ freezeAt } = {}) {
      faults.clear();
      clock.reset();
      if (freezeAt) clock.freeze(freezeAt);
      await reseed(database, clock.now());
    },
    credit: ({ phone, ...order }) =>
      db.transaction(async (tx) =>
        creditDeposit(tx, await memberOfPhone(tx, phone), order, clock.now()),
      ),
    setSettings: (change) => db.transaction((tx) => writeSettings(tx, satangSettings(change))),
    setMember: (change) =>
      asMember(change.phone, (tx, found) => changeMember(tx, found, change, clock.now())),
    endSessions: (phone) => asMember(phone, (tx, { id }) => closeSessions(tx, id)),
    settleWithdrawal: ({ phone, outcome }) =>
      asMember(phone, async (tx, { id }) => {
        await lockMember(tx, id);
        const [open] = await tx
          .select()
          .from(payout)
          .where(and(eq(payout.memberId, id), eq(payout.status, "PROCESSING")))
          .orderBy(desc(payout.id))
          .limit(1);
        if (open === undefined) throw new ScenarioError("no withdrawal is on its way");
        await settlePayout(tx, open, outcome, clock.now());
      }),
    judgeSlip: ({ phone, outcome, amount, note }) =>
      asMember(phone, async (tx, { id }) => {
        const [open] = await tx
          .select()
          .from(slip)
          .where(and(eq(slip.memberId, id), eq(slip.status, "PROCESSING")))
          .orderBy(desc(slip.id))
          .limit(1);
        if (open === undefined) throw new ScenarioError("no slip is waiting");
        const satang = toSatang(amount ?? 0) ?? 0;
        const change = { status: outcome, amount: satang, note: note ?? null };
        await tx.update(slip).set(change).where(eq(slip.id, open.id));
      }),
    async otp(phone) {
      const sent = await newestOtp(db, phone);
      if (sent === undefined) throw new ScenarioError(`no code was sent to ${phone}`);
      return sent.code;
    },
    verifyPhone: (phone) => verifyPhone(db, phone, clock.now()),
    audit: () => auditLedger(db),
  };
}
