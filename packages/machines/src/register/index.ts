export { findFieldProblem } from "./problem.rules.ts";
export { registerMachine } from "./register.machine.ts";
export { emptyDraft, isExistingUser } from "./register.rules.ts";
export {
  type RegisterSnapshot,
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
} from "./register.selectors.ts";
export type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterEvent,
  RegisterField,
  RegisterFormStep,
  RegisterInput,
  RegisterOrder,
  RegisterProblem,
  RegisterRule,
  RegisterSecrets,
  RegisterStep,
  RegisterValues,
  Registration,
  RegistrationCommand,
  RegistrationEvent,
} from "./register.types.ts";
export { isBankNameAllowed, type LatinOnlyRule, latinOnlyRule } from "./typed.rules.ts";
