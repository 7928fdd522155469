export type { LostIdentity, SessionState } from "@satang/machines";
export { useEntryForm } from "./use-entry-form.ts";
export {
  type LoginMissing,
  type LoginValues,
  type UseLogin,
  type UseLoginOptions,
  useLogin,
} from "./use-login.ts";
export { type UseSession, useSession } from "./use-session.ts";
