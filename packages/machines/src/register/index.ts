export { registerMachine } from "./register.machine.ts";
export {
  type RegisterFormStep,
  type RegisterStep,
  registerSelectors,
} from "./register.selectors.ts";
export type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterEvent,
  RegisterField,
  RegisterInput,
  RegisterProblem,
  RegisterRule,
  RegisterSecrets,
  Registration,
} from "./register.types.ts";
export {
  isBankNameAllowed,
  isPhone,
  type LatinOnlyRule,
  latinOnlyRule,
  normalisePhone,
  parseInviteCode,
  toBankName,
  toDigits,
} from "./typed.rules.ts";
