export { DOUBLE_TAP_MS } from "./double-tap.rules.ts";
export {
  type Evidence,
  type EvidenceRow,
  findFreshRows,
  isFailedRow,
  isSameName,
  isWrittenSince,
  judgeMove,
  type MoveBaseline,
  type MoveFacts,
  mayBeOfAmount,
  reachesBack,
  readBaseline,
  toBaseline,
  WALLET_ACCOUNT,
} from "./evidence.rules.ts";
export {
  isSameIntention,
  isSameOrder,
  isUnresolved,
  readIntention,
  writeIntention,
} from "./intention.rules.ts";
export { isIntentionKey, toIntentionKey } from "./intention-key.rules.ts";
export type { MoneyOperationRef, OperationFacts, StoredReport } from "./money-engine.machine.ts";
export { moneyEngineMachine } from "./money-engine.machine.ts";
export {
  type MoneyEngineSnapshot,
  selectCurrent,
  selectOperations,
} from "./money-engine.selectors.ts";
export { moneyOperationMachine } from "./money-operation.machine.ts";
export {
  type LateOutcome,
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectAttempt,
  selectCanForget,
  selectCanRetry,
  selectCheck,
  selectIsAnswered,
  selectIsHidden,
  selectIsNotSeen,
  selectIsReading,
  selectIsRepeated,
  selectLateOutcome,
  selectMoneyOperationError,
  selectMoneyOperationHint,
  selectMoneyOperationKey,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
  selectSentAt,
  selectSettlesAt,
} from "./money-operation.selectors.ts";
export type {
  CheckState,
  Intention,
  Judgement,
  LockEvent,
  LockRequest,
  MoneyOperationEffects,
  MoneyTimes,
  Outcome,
  Prepared,
  RetryPolicy,
  SendReply,
  StoredState,
} from "./money-operation.types.ts";
export { SAME_INTENTION_MS, settleTime } from "./settle.rules.ts";
