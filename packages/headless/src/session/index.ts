export type { LostIdentity } from "@satang/machines/session";
export { Login, type LoginRootProps } from "./Login.tsx";
export type { LoginMissing, LoginValues, LoginView } from "./login.view.ts";
export { useEntryForm } from "./use-entry-form.ts";
export { type UseLoginOptions, useLogin } from "./use-login.ts";
export { type SessionView, useSession } from "./use-session.ts";
export type { SessionState } from "./use-session-actor.ts";
export { type SessionGuardView, useSessionGuard } from "./use-session-guard.ts";
