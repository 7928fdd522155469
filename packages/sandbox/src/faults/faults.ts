import type { OperationId } from "@satang/api";
import type { ErrorCode } from "../errors/error-texts.ts";

/** The kinds of faults. */
export const faultKinds = [
  "delay",
  "slow",
  "dropBefore",
  "dropAfter",
  "late",
  "code",
  "processing",
  "tooMany",
  "body",
  "garbage",
  "html",
  "gone",
  "status",
] as const;

/** Name from {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault that applies to the next calls of an operation. */
export type Fault = {
  /** The contract's operationId, or `*` for any. */
  readonly operationId: OperationId | "*";
  readonly kind: FaultKind;
  /** Number of calls that it applies to. @default 1 */
  readonly times?: number;
  /**
   * Milliseconds of real time. `delay`: from the effect to the reply. `slow`: from the arrival of the call to the
   * effect and the reply. `late`: from the cut connection to the effect. All three: 1,000 unless given.
   * With `acts`: from the reply to the effect; the effect comes before the reply unless given.
   */
  readonly ms?: number;
  /** Catalogue code of a `code`. */
  readonly code?: ErrorCode;
  /** Status of the reply, for every kind that replaces the reply. */
  readonly status?: number;
  /** The exact text of the reply of a `body`. */
  readonly body?: string;
  /** For every kind that replaces the reply: the call is also carried out. @default false */
  readonly acts?: boolean;
};

/** The time at which a call with a fault is carried out. */
export type Acting =
  | { readonly when: "never" | "beforeReply" }
  | { readonly when: "afterReply"; readonly ms: number };

const DEFAULT_MS = 1_000;

/** The wait of a fault, ms. */
export const waitOf = (fault: Fault): number => fault.ms ?? DEFAULT_MS;

/** The time at which a call with this fault is carried out. */
export function actingOf(fault: Fault): Acting {
  switch (fault.kind) {
    case "delay":
    case "slow":
    case "dropAfter":
      return { when: "beforeReply" };
    case "dropBefore":
      return { when: "never" };
    case "late":
      return { when: "afterReply", ms: waitOf(fault) };
    default:
      if (fault.acts !== true) return { when: "never" };
      return fault.ms === undefined
        ? { when: "beforeReply" }
        : { when: "afterReply", ms: fault.ms };
  }
}

/** The faults that have not been applied yet. */
export type Faults = {
  add(fault: Fault): void;
  /** The next fault for a call, counted down. */
  take(operationId: OperationId): Fault | undefined;
  clear(): void;
  list(): readonly Fault[];
};

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
