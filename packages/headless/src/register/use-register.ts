import {
  type RegisterField,
  type RegisterFormStep,
  type RegisterProblem,
  type RegisterStep,
  registerSelectors,
} from "@satang/machines";

import { type FormEvent, useEffect, useMemo, useRef } from "react";
import {
  type Clock,
  type Edition,
  useActorOf,
  useActorState,
  useSatang,
} from "../provider/index.ts";
import { useEntryForm } from "../session/index.ts";
import { createRegisterActor, type RegisterActor, type RegisterOptions } from "./register-actor.ts";

/** Options of {@link useRegister}. */
export interface UseRegisterOptions extends RegisterOptions {
  /** Two seconds after registering, or at once by the link: go to the login. */
  onRegistered?: () => void;
}

/** What {@link useRegister} gives. */
export interface UseRegister {
  step: RegisterStep;
  /** The steps of this registration in order: without the code where none is asked for. */
  steps: readonly RegisterFormStep[];
  /** A call is on its way. */
  isBusy: boolean;
  isResending: boolean;
  edition: Edition;
  clock: Clock;
  /** Normalised number. */
  phone: string;
  otpRef: string | undefined;
  /** When another code may be asked for, server time in ms. */
  resendAt: number | undefined;
  /** The invite code came with a link: read-only. */
  isInvited: boolean;
  /** What is wrong with the step as a whole. */
  problem: RegisterProblem | undefined;
  /** The first field to mend; changes when a step was refused. */
  firstWrongField: RegisterField | undefined;
  value(field: RegisterField): string;
  problemOf(field: RegisterField): RegisterProblem | undefined;
  actions: {
    change(field: RegisterField, value: string): void;
    next(): void;
    back(): void;
    resend(): void;
    /** After a lost answer: ask the server what really happened. */
    checkOutcome(): void;
    goToLogin(): void;
  };
  getFormProps(): { noValidate: true; onSubmit(event: FormEvent): void; "data-state": string };
}

const createActions = (actor: RegisterActor): UseRegister["actions"] => ({
  change: (field, value) => actor.send({ type: "field.change", field, value }),
  next: () => actor.send({ type: "step.next" }),
  back: () => actor.send({ type: "step.back" }),
  resend: () => actor.send({ type: "otp.resend" }),
  checkOutcome: () => actor.send({ type: "outcome.check" }),
  goToLogin: () => actor.send({ type: "redirect.now" }),
});

/**
 * Registration in four steps (journey.txt 2). What was typed outlives back and reload, passwords
 * and codes do not. Rendering it ends an earlier session (decision 18).
 * @throws Error outside `SatangProvider`.
 */
export function useRegister({ onRegistered, ...options }: UseRegisterOptions = {}): UseRegister {
  const scope = useSatang("useRegister");
  useEntryForm("useRegister");
  const actor = useActorOf("register", () => createRegisterActor(scope, options), {
    whenUnused: "stop",
  });
  const snapshot = useActorState(actor, (whole) => whole);
  const step = registerSelectors.step(snapshot);
  const actions = useMemo(() => createActions(actor), [actor]);

  const latest = useRef(onRegistered);
  useEffect(() => {
    latest.current = onRegistered;
  });
  useEffect(() => {
    if (step === "redirecting") latest.current?.();
  }, [step]);

  return {
    step,
    steps: registerSelectors.steps(snapshot),
    isBusy: registerSelectors.isBusy(snapshot),
    isResending: registerSelectors.isResending(snapshot),
    edition: scope.edition,
    clock: scope.clock,
    phone: registerSelectors.phone(snapshot),
    otpRef: registerSelectors.otpRef(snapshot),
    resendAt: registerSelectors.resendAt(snapshot),
    isInvited: registerSelectors.isInvited(snapshot),
    problem: registerSelectors.stepProblem(snapshot),
    firstWrongField: registerSelectors.firstWrongField(snapshot),
    value: (field) => registerSelectors.value(snapshot, field),
    problemOf: (field) => registerSelectors.fieldProblem(snapshot, field),
    actions,
    getFormProps: () => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        actions.next();
      },
      "data-state": step,
    }),
  };
}
