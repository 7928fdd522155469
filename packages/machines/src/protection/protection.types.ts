import type { OwnLimit, ServerNow } from "./own-limit.rules.ts";

/** Decisions of a member for protection. */
export type ProtectionSettings = {
  readonly limits: {
    /** Deposits of one day of the site, hundredths. */
    readonly deposit: OwnLimit;
    /** Time of one day of the site, ms. */
    readonly time: OwnLimit;
  };
  /** End of the break, server time in ms; `null` without one. It may be over. */
  readonly breakUntil: number | null;
};

/** Name of a limit. */
export type OwnLimitName = keyof ProtectionSettings["limits"];

/** A decision of the member. */
export type ProtectionChange =
  /** `value` in the unit of the limit; `null` removes it. */
  | { readonly kind: "limit"; readonly limit: OwnLimitName; readonly value: number | null }
  /** `length` in ms. */
  | { readonly kind: "break"; readonly length: number };

/** The time that one member spends, on all tabs of a device. Server times in ms. */
export type PlayTime = {
  /** When the session began. */
  readonly startedAt: number;
  readonly lastSeenAt: number;
  /** Reality checks that the member answered in this session. */
  readonly answered: number;
  /** The day of the site that `dayMs` belongs to: its first instant. */
  readonly day: number;
  /** Time of that day, ms. */
  readonly dayMs: number;
};

/** Settings of the host for the protection of a page. */
export type ProtectionInput = {
  /** Time between two reality checks, ms; `null` is never. */
  readonly every: number | null;
  /** Whether no money call is under way in this tab. */
  readonly isMoneyFree: () => boolean;
};

/** Context of the protection machine. */
export type ProtectionContext = ProtectionInput & {
  /** `null` until server time is known. */
  readonly play: PlayTime | null;
  /** `null` until they were read. */
  readonly settings: ProtectionSettings | null;
  readonly now: ServerNow;
};

/** Events of the protection. */
export type ProtectionEvent =
  /** Time has passed, or another tab changed what the device keeps. */
  | { readonly type: "time.passed"; readonly play: PlayTime | null; readonly now: ServerNow }
  | { readonly type: "settings.read"; readonly settings: ProtectionSettings }
  /** The member has read the reality check and goes on. */
  | { readonly type: "check.answer" };
