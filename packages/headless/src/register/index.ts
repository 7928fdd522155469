export type { TextControl } from "@satang/core";
export type {
  LatinOnlyRule,
  RegisterField,
  RegisterProblem,
  RegisterRule,
} from "@satang/machines/register";
export { type UpperCaseProps, useUpperCase } from "../parts/use-upper-case.ts";
export {
  Register,
  type RegisterInputProps,
  type RegisterRootProps,
  type RegisterStepProps,
} from "./Register.tsx";
export type { RegisterFieldProps, RegisterView } from "./register.view.ts";
export type { RegisterOptions } from "./register-actor.ts";
export { takeInviteCode } from "./saved-draft.ts";
export { type UseRegisterOptions, useRegister } from "./use-register.ts";
