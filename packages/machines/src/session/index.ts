export {
  isOwnPath,
  lostIdentity,
  toUsername,
  usableWantedPath,
  wantedPathTimeout,
} from "./session.rules.ts";
export {
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "./session.selectors.ts";
export { beginSession, type SessionStep, stepSession } from "./session.transitions.ts";
export type {
  Credentials,
  LostIdentity,
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionSnapshot,
  SessionState,
  WantedPath,
} from "./session.types.ts";
