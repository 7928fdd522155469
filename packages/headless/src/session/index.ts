export type { LostIdentity, SessionState } from "@satang/machines";
export { Login, type LoginRootProps } from "./Login.tsx";
export type { LoginMissing, LoginValues, LoginView } from "./login.view.ts";
export { useEntryForm } from "./use-entry-form.ts";
export { type UseLoginOptions, useLogin } from "./use-login.ts";
export { type SessionView, useSession } from "./use-session.ts";
