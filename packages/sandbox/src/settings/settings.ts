import { type Satang, satang } from "@satang/core";
import type { Db } from "../database/database.ts";
import { setting } from "../database/schema.ts";

/** Features and limits of the whole site. */
export interface Settings {
  /** A one-time code is needed to register. */
  readonly registerOTP: boolean;
  readonly spinActive: boolean;
  readonly chatWidget: boolean;
  readonly slipActive: boolean;
  readonly inviteActive: boolean;
  readonly refundActive: boolean;
  /** Every deposit account shows its details instead of a QR. */
  readonly isManual: boolean;
  /** The site is shut down: the active lookup and every other call answer `gone`. */
  readonly terminated: boolean;
  readonly withdrawMin: Satang;
  readonly withdrawMax: Satang;
  /** How long a QR code can be paid, ms. */
  readonly qrLifetimeMs: number;
  /**
   * Wallet, statement and current QR are answered as they were this many ms ago, as by a replica that lags behind.
   * Counted in real time, not by the sandbox's clock.
   */
  readonly replicaLagMs: number;
  /** The `reference` of a statement row. */
  readonly references: References;
  /** False: Idempotency-Key is not required and has no effect; a second call with a key runs a second time. */
  readonly idempotency: boolean;
}

/** Settings as they come from outside: amounts in baht. */
export type SettingsChange = Partial<
  Omit<Settings, "withdrawMin" | "withdrawMax"> & {
    readonly withdrawMin: number;
    readonly withdrawMax: number;
  }
>;

/** The call's Idempotency-Key, a number of the backend's own, or nothing. */
export const references = ["key", "own", "none"] as const;

/** One of {@link references}. */
export type References = (typeof references)[number];

/** The site as it is after a reset. */
const defaultSettings: Settings = {
  registerOTP: true,
  spinActive: true,
  chatWidget: true,
  slipActive: true,
  inviteActive: true,
  refundActive: true,
  isManual: false,
  terminated: false,
  withdrawMin: satang(100_00),
  withdrawMax: satang(50_000_00),
  qrLifetimeMs: 10 * 60_000,
  replicaLagMs: 0,
  references: "key",
  idempotency: true,
};

/** Reads the settings; a setting that was never written has its default. */
export async function readSettings(tx: Db): Promise<Settings> {
  const rows = await tx.select().from(setting);
  return { ...defaultSettings, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) };
}

/** Changes some settings and keeps the rest. */
export async function writeSettings(tx: Db, change: Partial<Settings>): Promise<Settings> {
  for (const [name, value] of Object.entries(change)) {
    await tx
      .insert(setting)
      .values({ name, value })
      .onConflictDoUpdate({ target: setting.name, set: { value } });
  }
  return readSettings(tx);
}
