import type { EvidenceRow } from "@satang/machines";
import type { KeyValueStore } from "../storage/key-value-store.ts";

/** Records whether this backend writes our keys on statement rows. */
export interface Provenance {
  /** Records a key that was sent. */
  noteSent(operation: string, key: string): void;
  /** Searches rows for our keys; a match shows that the backend writes keys for that operation. */
  noteRows(rows: readonly EvidenceRow[]): void;
  /** Whether the backend has written one of our keys on a row of this operation. */
  areKeysProven(operation: string): boolean;
  /** Keys sent before, without this one. */
  otherKeys(key: string): ReadonlySet<string>;
}

type Kept = {
  /** Key and operation, newest last. */
  readonly sent: readonly (readonly [string, string])[];
  readonly proven: readonly string[];
};

const STORAGE_KEY = "money-keys";
/** More than two pages of statement rows. */
const MOST_SENT = 50;

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

function parse(text: string | undefined): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    const { sent, proven } = value as { sent?: unknown; proven?: unknown };
    return {
      sent: Array.isArray(sent) ? sent.filter(isPair) : [],
      proven: Array.isArray(proven) ? proven.filter((name) => typeof name === "string") : [],
    };
  } catch {
    return { sent: [], proven: [] };
  }
}

/** Kept in the device's storage: random keys and names of operations, no data of the member. */
export function createProvenance(storage: KeyValueStore): Provenance {
  const read = () => parse(storage.read(STORAGE_KEY));
  const write = (kept: Kept) => void storage.write(STORAGE_KEY, JSON.stringify(kept));
  return {
    noteSent: (operation, key) => {
      const { sent, proven } = read();
      if (sent.some(([known]) => known === key)) return;
      write({ sent: [...sent, [key, operation] as const].slice(-MOST_SENT), proven });
    },
    noteRows: (rows) => {
      const { sent, proven } = read();
      const written = new Set(rows.map(({ reference }) => reference));
      const names = sent.filter(([key]) => written.has(key)).map(([, operation]) => operation);
      const all = new Set([...proven, ...names]);
      if (all.size > proven.length) write({ sent, proven: [...all] });
    },
    areKeysProven: (operation) => read().proven.includes(operation),
    otherKeys: (key) =>
      new Set(
        read()
          .sent.map(([sent]) => sent)
          .filter((sent) => sent !== key),
      ),
  };
}
