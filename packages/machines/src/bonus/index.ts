export {
  type BonusReceipts,
  type BonusStatus,
  type BonusType,
  bonusStatus,
  nextReceiptAt,
  readBonusType,
  receiptsLeft,
} from "./bonus-limit.rules.ts";
export { bonusNotice } from "./bonus-notice.rules.ts";
