import type { Evidence, EvidenceRow, Intention, MoneyOrder } from "./money-order.types.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isSatang = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === "string";

function isOrder(value: unknown): value is MoneyOrder {
  if (!isFields(value) || !isSatang(value.amount)) return false;
  switch (value.kind) {
    case "withdraw":
      return true;
    case "transfer":
      return isText(value.from) && isText(value.to);
    case "qrCreate":
      return value.provider === "KBANK" || value.provider === "WW" || value.provider === "E2P";
    default:
      return false;
  }
}

function isRow(value: unknown): value is EvidenceRow {
  return (
    isFields(value) &&
    isSatang(value.amount) &&
    (value.reference === null || isText(value.reference)) &&
    [value.type, value.from, value.to, value.status, value.createdAt].every(isText)
  );
}

function isEvidence(value: unknown): value is Evidence {
  return (
    isFields(value) &&
    isText(value.member) &&
    isFields(value.balances) &&
    Object.values(value.balances).every(isSatang) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow)
  );
}

/** An intention as text for the device's storage. */
export function writeIntention(intention: Intention): string {
  return JSON.stringify(intention);
}

/** Reads a stored intention. Storage is untrusted: anything that is not one reads as `null`. */
export function readIntention(text: string | null): Intention | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const isIntention =
      isFields(value) &&
      isText(value.key) &&
      value.key !== "" &&
      Number.isFinite(value.startedAt) &&
      isOrder(value.order) &&
      isEvidence(value.before);
    return isIntention ? (value as Intention) : null;
  } catch {
    return null;
  }
}

/** Whether two orders are the same intention's. */
export function isSameOrder(a: MoneyOrder, b: MoneyOrder): boolean {
  if (a.kind === "transfer" && b.kind === "transfer") {
    return a.from === b.from && a.to === b.to && a.amount === b.amount;
  }
  if (a.kind === "qrCreate" && b.kind === "qrCreate") {
    return a.provider === b.provider && a.amount === b.amount;
  }
  return a.kind === "withdraw" && b.kind === "withdraw" && a.amount === b.amount;
}
