import { toExactSatang, ZERO } from "@satang/core";
import { and, desc, eq } from "drizzle-orm";
import type { ChatLine } from "../calls/chat-line.types.ts";
import {
  type ChatAnswer,
  type ChatEntry,
  type ChatPerson,
  type ChatReading,
  type ChatSummary,
  createAgent,
} from "../chat/agent.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database, Db } from "../database/database.ts";
import { type Member, member, payout, slip } from "../database/schema.ts";
import { creditDeposit } from "../deposit/credit-deposit.ts";
import { countQrs } from "../deposit/qr-deposit.ts";
import type { QrProvider } from "../deposit/qr-provider.rules.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import type { Faults } from "../faults/faults.ts";
import type { LateCalls } from "../faults/late-calls.ts";
import { playRound, type Round } from "../games/play-round.ts";
import { type Audit, auditLedger } from "../ledger/balance.ts";
import { lockMember } from "../ledger/ledger.ts";
import { settlePayout } from "../payout/settle-payout.ts";
import { newestOtp } from "../register/otp.ts";
import type { Replica } from "../replica/replica.ts";
import { reseed } from "../seed/seed.ts";
import { closeSessions } from "../session/token.ts";
import { checkSettings } from "../settings/check-settings.ts";
import {
  readSettings,
  type Settings,
  type SettingsChange,
  writeSettings,
} from "../settings/settings.ts";
import { judgeSlip } from "../slip/judge-slip.ts";
import { changeMember, type MemberChange } from "./change-member.ts";
import { verifyPhone } from "./verify-phone.ts";

/** Calls that change the sandbox from outside, for tests, stories and people. Amounts are baht. */
export type Scenario = {
  /**
   * Empties everything, seeds the demo site, forgets faults and the calls that they hold back, and goes back to real
   * time, or stops time at a moment after all seeded data.
   */
  reset(options?: { freezeAt?: Date }): Promise<void>;
  /** Pays the member's open QR at a provider, or credits a plain deposit. @returns the amount, baht */
  credit(order: { phone: string; provider?: QrProvider; amount?: number }): Promise<number>;
  /** Changes settings; amounts are baht. */
  setSettings(change: SettingsChange): Promise<Settings>;
  /** Changes one member. */
  setMember(change: MemberChange): Promise<void>;
  /** Plays a round at a game: the bet is lost, and `won` is paid back. */
  play(round: { phone: string } & Round): Promise<void>;
  /** Ends every session of a member, as if their token were unknown. */
  endSessions(phone: string): Promise<void>;
  /** Ends the newest withdrawal that is PROCESSING. */
  settleWithdrawal(order: { phone: string; outcome: "SUCCESS" | "FAILED" }): Promise<void>;
  /** Judges the newest slip that waits. SUCCESS needs an amount, which is credited; `note` is why it failed. */
  judgeSlip(order: {
    phone: string;
    outcome: "SUCCESS" | "FAILED";
    amount?: number;
    note?: string;
  }): Promise<void>;
  /** How many slips a member ever uploaded. */
  countSlips(phone: string): Promise<number>;
  /** The newest one-time code sent to a phone. */
  otp(phone: string): Promise<string>;
  /** Marks a phone as verified recently, so that the next `otp/send` answers OTP_VERIFIED. */
  verifyPhone(phone: string): Promise<void>;
  /** How many QRs were ever made for a member, whatever became of them. */
  countQrs(phone: string): Promise<number>;
  /** Answers a member or a visitor in the chat as support does. @returns the stored message */
  answerChat(answer: ChatAnswer): Promise<Readonly<Record<string, unknown>>>;
  /** Support reads what the person wrote: the messages have a `readAt`, and their sender is notified. */
  seeChat(person: ChatPerson): Promise<void>;
  /** Support begins to write, or stops; the person is notified. @param order `isTyping` is `true` when it is missing */
  typeInChat(order: ChatPerson & { isTyping?: boolean }): Promise<void>;
  /** Ends the session of a chat: later messages have a new `session_id`. */
  endChat(person: ChatPerson): Promise<void>;
  /** Sends any value to the sockets of a chat as a `messaging` event, and stores nothing. */
  emitChat(order: ChatPerson & { event: unknown }): Promise<void>;
  /** Cuts the sockets of a chat; they may connect again. */
  cutChat(person: ChatPerson): Promise<void>;
  /** The newest stored messages of a chat, 100 without a limit, oldest first. */
  readChat(reading: ChatReading): Promise<readonly ChatEntry[]>;
  /** The newest conversations, the one with the newest message first. */
  listChats(): Promise<readonly ChatSummary[]>;
  /** Adds up the ledger. */
  audit(): Promise<Audit>;
  /** Carries out at once the calls that a fault holds back (`slow`, `late`, `acts` with `ms`), and waits for them. */
  carryOutLateCalls(): Promise<void>;
  readonly clock: Clock;
  readonly faults: Faults;
};

/** The member of a phone number. */
async function memberOfPhone(tx: Db, phone: string): Promise<Member> {
  const [found] = await tx.select().from(member).where(eq(member.phone, phone));
  if (found === undefined) throw new ScenarioError(`no member has the phone number ${phone}`);
  return found;
}

/** The parts that scenario calls use. */
export type ScenarioParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly lateCalls: LateCalls;
  readonly replica: Replica;
  readonly chatLine: ChatLine;
};

/** Makes the scenario calls. */
export function createScenario(parts: ScenarioParts): Scenario {
  const { database, clock, faults, lateCalls, replica, chatLine } = parts;
  const { db } = database;
  const agent = createAgent({ db, now: clock.now, chatLine, memberOf: memberOfPhone });
  async function asMember<Result>(
    phone: string,
    act: (tx: Db, found: Member) => Promise<Result>,
  ): Promise<Result> {
    const [id, result] = await db.transaction(async (tx) => {
      const found = await memberOfPhone(tx, phone);
      return [found.id, await act(tx, found)] as const;
    });
    await replica.capture(id);
    return result;
  }
  return {
    clock,
    faults,
    async reset({ freezeAt } = {}) {
      faults.clear();
      await lateCalls.drop();
      replica.clear();
      clock.reset();
      if (freezeAt) clock.freeze(freezeAt);
      await reseed(database, clock.now());
      chatLine.cut();
    },
    credit: ({ phone, ...order }) =>
      asMember(phone, (tx, found) => creditDeposit(tx, found, order, clock.now())),
    async setSettings(change) {
      const checked = checkSettings(change);
      const settings = await db.transaction((tx) => writeSettings(tx, checked));
      await replica.capture();
      return settings;
    },
    async setMember(change) {
      await asMember(change.phone, (tx, found) => changeMember(tx, found, change, clock.now()));
      if (change.isActive === false) await agent.cut({ phone: change.phone });
    },
    play: ({ phone, ...round }) =>
      asMember(phone, async (tx, found) =>
        playRound(tx, found, round, await readSettings(tx), clock.now()),
      ),
    async endSessions(phone) {
      await asMember(phone, (tx, { id }) => closeSessions(tx, id));
      await agent.cut({ phone });
    },
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
      asMember(phone, async (tx, found) => {
        const [open] = await tx
          .select()
          .from(slip)
          .where(and(eq(slip.memberId, found.id), eq(slip.status, "PROCESSING")))
          .orderBy(desc(slip.id))
          .limit(1);
        if (open === undefined) throw new ScenarioError("no slip is waiting");
        const read = toExactSatang(amount ?? 0) ?? ZERO;
        await judgeSlip(
          tx,
          found,
          open,
          { outcome, amount: read, note: note ?? null },
          clock.now(),
        );
      }),
    async otp(phone) {
      const sent = await newestOtp(db, phone);
      if (sent === undefined) throw new ScenarioError(`no code was sent to ${phone}`);
      return sent.code;
    },
    verifyPhone: (phone) => verifyPhone(db, phone, clock.now()),
    countQrs: async (phone) => countQrs(db, (await memberOfPhone(db, phone)).id),
    countSlips: async (phone) => {
      const { id } = await memberOfPhone(db, phone);
      return db.$count(slip, eq(slip.memberId, id));
    },
    answerChat: agent.answer,
    seeChat: agent.see,
    typeInChat: agent.type,
    endChat: agent.endSession,
    emitChat: agent.emit,
    cutChat: agent.cut,
    readChat: agent.read,
    listChats: agent.list,
    audit: () => auditLedger(db),
    carryOutLateCalls: () => lateCalls.carryOutNow(),
  };
}
