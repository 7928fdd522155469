import type { Failure } from "@satang/core";
import { useEffect, useRef, useState } from "react";
import type { ButtonProps } from "../parts/element-props.ts";
import { type SatangScope, storageKeys, useHydrated, useSatang } from "../provider/index.ts";
import { useLookup } from "./use-lookup.ts";

/** Time after the screen appears until the agreement is shown, ms (journey.txt §9). */
const AGREEMENT_DELAY_MS = 1500;

/** Options of {@link useAgreement}. */
export type UseAgreementOptions = {
  /** Whether the agreement is on the screen. */
  readonly open: boolean;
  /** Another modal is open: the agreement waits until it is closed. @default false */
  readonly paused?: boolean | undefined;
  /** When the screen appeared, as `performance.now()`; the time counts from then. @default when the hook is mounted */
  readonly shownAt?: number | undefined;
  /** Called once, when the agreement is to be shown. */
  readonly onDue: () => void;
  /** Called after the member has accepted. */
  readonly onAccepted?: (() => void) | undefined;
};

/** View that {@link useAgreement} returns. */
export type AgreementView = {
  /** `loading` until the text was read, `readFailed` when it could not be read, else `ready`. */
  readonly state: "loading" | "readFailed" | "ready";
  /** Markup of the server, not trusted; `null` until it was read. */
  readonly markup: string | null;
  readonly isReading: boolean;
  /** Why the text could not be read. */
  readonly readFailure: Failure | null;
  /** Stored on this device, until the member signs in again. */
  readonly isAccepted: boolean;
  readonly actions: {
    readonly accept: () => void;
    /** Reads the text again. */
    readonly retry: () => void;
  };
  /** For the button that accepts. */
  readonly getAcceptProps: () => ButtonProps;
};

const readAccepted = ({ storage }: Pick<SatangScope, "storage">) =>
  storage.read(storageKeys.agreement) !== undefined;

const isTyping = () =>
  document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;

type Due = Pick<UseAgreementOptions, "paused" | "shownAt" | "onDue"> & {
  readonly isWanted: boolean;
};

/** Calls `onDue` when the time has passed, no other modal is open and nobody types (decision 42). */
function useDue({ isWanted, paused, shownAt, onDue }: Due) {
  const latest = useRef(onDue);
  useEffect(() => {
    latest.current = onDue;
  });
  const [isTimeOver, setTimeOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const passed = shownAt === undefined ? 0 : performance.now() - shownAt;
    const timer = setTimeout(() => setTimeOver(true), AGREEMENT_DELAY_MS - passed);
    return () => clearTimeout(timer);
  }, [isWanted, shownAt]);

  const isAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || !isTimeOver || paused) return;
    const ask = () => {
      if (isAsked.current || isTyping()) return;
      isAsked.current = true;
      latest.current();
    };
    ask();
    // After the event, so that the focus has reached the next field.
    const later = () => queueMicrotask(ask);
    document.addEventListener("focusout", later);
    return () => document.removeEventListener("focusout", later);
  }, [isWanted, isTimeOver, paused]);
}

/**
 * The agreement that a member accepts once: shown 1.5 s after the screen appears, unless it was
 * accepted on this device (journey.txt §2). Closing it without accepting shows it again at the next
 * visit of the screen.
 * @throws Error outside `SatangProvider`.
 * @example
 * const agreement = useAgreement({ open, onDue: () => setOpen(true), onAccepted: () => setOpen(false) });
 * <button {...agreement.getAcceptProps()}>Accept</button>
 */
export function useAgreement({
  open,
  paused,
  shownAt,
  onDue,
  onAccepted,
}: UseAgreementOptions): AgreementView {
  const scope = useSatang("useAgreement");
  const [wasAccepted, setAccepted] = useState(() => readAccepted(scope));
  const isAccepted = useHydrated() && wasAccepted;
  useDue({ isWanted: !isAccepted && !open, paused, shownAt, onDue });
  const text = useLookup("agreements", { enabled: open && !isAccepted });
  const accept = () => {
    scope.storage.write(storageKeys.agreement, "true");
    setAccepted(true);
    onAccepted?.();
  };
  return {
    state: text.state,
    markup: text.data?.agreements ?? null,
    isReading: text.isReading,
    readFailure: text.readFailure,
    isAccepted,
    actions: { accept, retry: text.actions.retry },
    getAcceptProps: () => ({ type: "button", onClick: accept }),
  };
}
