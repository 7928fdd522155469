import { pastedText, phoneText, type TypingEvent, typingProps } from "@satang/core";
import { selectCurrent } from "@satang/machines/money";
import {
  emptyDraft,
  findFieldProblem,
  isExistingUser,
  type RegisterField,
  type RegisterFormStep,
  type RegisterStep,
  selectBackSteps,
  selectCanBeginAgain,
  selectFirstWrongField,
  selectIsInviteDamaged,
  selectIsInvited,
  selectIsInviteRefused,
  selectIsOtpResending,
  selectIsRegisterBusy,
  selectOtpLength,
  selectOtpRef,
  selectOtpResendAt,
  selectRegisterDraft,
  selectRegisterPhone,
  selectRegisterProblems,
  selectRegisterSecrets,
  selectRegisterStep,
  selectRegisterSteps,
  selectStepProblem,
} from "@satang/machines/register";
import { useEffect, useMemo, useRef } from "react";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { useReportSeen } from "../money/use-report-seen.ts";
import { formProps } from "../parts/element-props.ts";
import { useUpperCase } from "../parts/use-upper-case.ts";
import { useActorOf, useHydrated, useSatang, useSelector } from "../provider/index.ts";
import { useEntryForm } from "../session/index.ts";
import { inputPurposes, isListed } from "./field-props.ts";
import { REGISTER_LOCK, registerOperation } from "./register.operation.ts";
import type { RegisterView } from "./register.view.ts";
import { createRegisterActor, type RegisterActor, type RegisterOptions } from "./register-actor.ts";
import { showCode } from "./show-code.ts";
import { useStepsInHistory } from "./use-steps-in-history.ts";

/** Options of {@link useRegister}. */
export type UseRegisterOptions = RegisterOptions & {
  /**
   * Called two seconds after registering, or when the member follows the link: open the login.
   * @param phone the registered number, digits only, to fill in there
   */
  readonly onRegistered?: ((phone: string) => void) | undefined;
  /**
   * The back button of the browser, or of the phone, goes one step back, as the one of the wizard
   * does: each step is an entry of the history. @default false
   */
  readonly stepsInHistory?: boolean | undefined;
};

const DEFINITIONS = [registerOperation];
const selectRegistration = selectCurrent(REGISTER_LOCK);

const createActions = (actor: RegisterActor): RegisterView["actions"] => ({
  change: (field, value, pasted) => actor.send({ type: "field.change", field, value, pasted }),
  next: () => actor.send({ type: "step.next" }),
  back: () => actor.send({ type: "step.back" }),
  resend: () => actor.send({ type: "otp.resend" }),
  dropInviteCode: () => actor.send({ type: "inviteCode.drop" }),
  checkOutcome: () => actor.send({ type: "outcome.check" }),
  goToLogin: () => actor.send({ type: "redirect.now" }),
});

const isDone = (state: RegisterStep) => state === "registered" || state === "redirecting";

/** An unknown outcome belongs to the last step. */
function indexOf(state: RegisterStep, steps: readonly RegisterFormStep[]): number {
  if (isDone(state)) return steps.length;
  const all: readonly RegisterStep[] = steps;
  const index = all.indexOf(state);
  return index === -1 ? steps.length - 1 : index;
}

/** Calls `onRegistered` when the registration goes to the login. */
function useRedirect(
  state: RegisterStep,
  phone: string,
  onRegistered: UseRegisterOptions["onRegistered"],
) {
  const latest = useRef({ phone, onRegistered });
  useEffect(() => {
    latest.current = { phone, onRegistered };
  });
  useEffect(() => {
    const { current } = latest;
    if (state === "redirecting") current.onRegistered?.(current.phone);
  }, [state]);
}

/**
 * The onChange and composition handlers of each field; a phone number and a code have Latin digits, the names of the bank
 * account are upper case.
 */
function useFieldHandlers(actor: RegisterActor, change: RegisterView["actions"]["change"]) {
  const firstName = useUpperCase((value) => change("firstName", value));
  const lastName = useUpperCase((value) => change("lastName", value));
  const phone = typingProps(phoneText, (value) => change("phone", value));
  return (field: RegisterField) => {
    if (field === "phone") return phone;
    if (field === "firstName") return firstName;
    if (field === "lastName") return lastName;
    return {
      onChange: (event: TypingEvent) => {
        const { currentTarget } = event;
        change(field, currentTarget.value, pastedText(event));
        if (field === "otpCode")
          showCode(currentTarget, selectRegisterSecrets(actor.getSnapshot()).otpCode);
      },
    };
  };
}

/**
 * Registration in four steps (journey.txt §2). Typed values are kept after going back and after a
 * reload, except passwords and codes. The registration itself runs in the money engine: one call
 * across reloads and tabs, and an interrupted one is reported first. Rendering it ends an earlier
 * session (decision 18).
 * @throws Error outside `SatangProvider`.
 * @example
 * const register = useRegister({ onRegistered: (phone) => openLogin(phone) });
 * <form {...register.getFormProps()}>
 *   {register.state === "phone" && <input {...register.getFieldProps("phone")} />}
 *   <button {...register.getSubmitProps()}>Next</button>
 * </form>
 */
export function useRegister({
  onRegistered,
  stepsInHistory = false,
  ...options
}: UseRegisterOptions = {}): RegisterView {
  const scope = useSatang("useRegister");
  useEntryForm("useRegister");
  const engine = useMoneyEngine("useRegister", DEFINITIONS);
  const actor = useActorOf("register", () => createRegisterActor(scope, engine, options), {
    whenUnused: "stop",
  });
  const state = useSelector(actor, selectRegisterStep);
  useReportSeen(useSelector(engine, selectRegistration), state === "registered");
  const steps = useSelector(actor, selectRegisterSteps);
  const isBusy = useSelector(actor, selectIsRegisterBusy);
  const isResending = useSelector(actor, selectIsOtpResending);
  const draft = useSelector(actor, selectRegisterDraft);
  const secrets = useSelector(actor, selectRegisterSecrets);
  const problems = useSelector(actor, selectRegisterProblems);
  const problem = useSelector(actor, selectStepProblem);
  const isHydrated = useHydrated();
  const hasInvite = useSelector(actor, selectIsInvited);
  const isInvited = isHydrated && hasInvite;
  const isInviteDamaged = useSelector(actor, selectIsInviteDamaged) && isHydrated;
  const actions = useMemo(() => createActions(actor), [actor]);
  const handlersOf = useFieldHandlers(actor, actions.change);
  const phone = useSelector(actor, selectRegisterPhone);
  useRedirect(state, phone, onRegistered);
  useStepsInHistory(stepsInHistory, {
    backSteps: useSelector(actor, selectBackSteps),
    isBusy,
    back: actions.back,
  });

  const values = { ...(isHydrated ? draft : emptyDraft(scope.edition)), ...secrets };
  const isSubmitting = isBusy && !isResending;
  return {
    state,
    steps,
    stepIndex: indexOf(state, steps),
    isRegistered: isDone(state),
    isBusy,
    isSubmitting,
    isResending,
    values,
    phone: isHydrated ? phone : "",
    otpRef: useSelector(actor, selectOtpRef),
    otpLength: useSelector(actor, selectOtpLength),
    resendAt: useSelector(actor, selectOtpResendAt),
    isInvited,
    isInviteDamaged,
    isInviteRefused: useSelector(actor, selectIsInviteRefused),
    canBeginAgain: useSelector(actor, selectCanBeginAgain),
    problem,
    problems,
    hasAccount: problem?.kind === "failure" && isExistingUser(problem.error),
    firstWrongField: useSelector(actor, selectFirstWrongField),
    problemOf: (field) => findFieldProblem(problems, field),
    edition: scope.edition,
    clock: scope.clock,
    actions,
    getFormProps: () => formProps(state, actions.next),
    getFieldProps: (field) => ({
      ...inputPurposes[field],
      ...handlersOf(field),
      name: field,
      value: values[field],
      ...(isListed(field) ? { "data-chosen": values[field] } : {}),
      "aria-invalid": findFieldProblem(problems, field) !== null || undefined,
      ...(field === "inviteCode" && isInvited ? { readOnly: true } : {}),
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": isSubmitting || undefined }),
    getBackProps: () => ({ type: "button", disabled: isBusy, onClick: actions.back }),
    getResendProps: () => ({ type: "button", onClick: actions.resend }),
    getDropInviteCodeProps: () => ({ type: "button", onClick: actions.dropInviteCode }),
    getCheckOutcomeProps: () => ({ type: "button", onClick: actions.checkOutcome }),
    getLoginProps: () => ({
      onClick: (event) => {
        event.preventDefault();
        actions.goToLogin();
      },
    }),
  };
}
