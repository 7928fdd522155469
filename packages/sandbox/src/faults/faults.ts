import type { OperationId } from "@satang/api";
import type { ErrorCode } from "../http/error-codes.ts";

/** What can go wrong with a call. */
export const faultKinds = [
  "delay",
  "dropBefore",
  "dropAfter",
  "code",
  "garbage",
  "html",
  "gone",
  "status",
] as const;

/** One of {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault to be met by the next calls of an operation. */
export interface Fault {
  /** The contract's operationId, or `*` for any. */
  readonly operationId: OperationId | "*";
  readonly kind: FaultKind;
  /** How many calls meet it; 1 unless given. */
  readonly times?: number;
  /** Length of a `delay`. */
  readonly ms?: number;
  /** Catalogue code of a `code`. */
  readonly code?: ErrorCode;
  /** Status of a `status`, `html`, `garbage` or `gone`. */
  readonly status?: number;
  /** `garbage`, `html` and `status` only: the call is carried out first. False unless given. */
  readonly acts?: boolean;
}

/** The faults still waiting. */
export interface Faults {
  add(fault: Fault): void;
  /** The next fault for a call, counted down. */
  take(operationId: OperationId): Fault | undefined;
  clear(): void;
  list(): readonly Fault[];
}

/** Keeps faults in the order they were added. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add(fault) {
      waiting.push({ ...fault, times: fault.times ?? 1 });
    },
    take(operationId) {
      const fault = waiting.find(
        (one) => one.operationId === operationId || one.operationId === "*",
      );
      if (fault === undefined) return undefined;
      const left = (fault.times ?? 1) - 1;
      waiting =
        left > 0
          ? waiting.map((one) => (one === fault ? { ...one, times: left } : one))
          : waiting.filter((one) => one !== fault);
      return fault;
    },
    clear() {
      waiting = [];
    },
    list: () => waiting,
  };
}
