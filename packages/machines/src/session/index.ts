export { sessionMachine } from "./session.machine.ts";
export {
  isOwnPath,
  lostIdentity,
  toUsername,
  usableWantedPath,
  wantedPathTimeout,
} from "./session.rules.ts";
export {
  type SessionSnapshot,
  type SessionState,
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "./session.selectors.ts";
export type {
  Credentials,
  LostIdentity,
  SessionContext,
  SessionEvent,
  SessionInput,
  WantedPath,
} from "./session.types.ts";
