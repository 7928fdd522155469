export { sessionLogic } from "./session.logic.ts";
export {
  isOwnPath,
  lostIdentity,
  usableWantedPath,
  wantedPathTimeout,
} from "./session.rules.ts";
export {
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "./session.selectors.ts";
export type {
  Credentials,
  LostIdentity,
  SessionContext,
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionSnapshot,
  SessionStep,
  SessionValue,
  WantedPath,
} from "./session.types.ts";
