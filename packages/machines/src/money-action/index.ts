export { isSameOrder, readIntention, writeIntention } from "./intention.rules.ts";
export { judgeMove, type MoneyMove } from "./judge.rules.ts";
export { judgeQr } from "./judge-qr.rules.ts";
export { moneyActionMachine } from "./money-action.machine.ts";
export {
  type MoneyActionSnapshot,
  type MoneyActionStatus,
  selectCanGiveUp,
  selectMoneyActionError,
  selectMoneyActionOrder,
  selectMoneyActionReceipt,
  selectMoneyActionStatus,
} from "./money-action.selectors.ts";
export type {
  Judgement,
  MoneyActionContext,
  MoneyActionEvent,
  MoneyActionInput,
} from "./money-action.types.ts";
export {
  type Evidence,
  type EvidenceRow,
  type Intention,
  type MoneyOrder,
  type QrProvider,
  WALLET_ACCOUNT,
} from "./money-order.types.ts";
export { isRefusal } from "./outcome.rules.ts";
