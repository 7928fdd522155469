export type { LatinOnlyRule, RegisterField, RegisterProblem, RegisterRule } from "@satang/machines";
export {
  Register,
  type RegisterInputProps,
  type RegisterRootProps,
  type RegisterStepProps,
} from "./Register.tsx";
export type { RegisterButtonProps, RegisterFieldProps, RegisterView } from "./register.view.ts";
export type { RegisterOptions } from "./register-actor.ts";
export { takeInviteCode } from "./saved-draft.ts";
export { type UseRegisterOptions, useRegister } from "./use-register.ts";
export { type TextControl, type UpperCaseProps, useUpperCase } from "./use-upper-case.ts";
