import { useI18n } from "../../i18n/I18nProvider.tsx";

const NAMES = {
  transfer: "money.name.transfer",
  transferAll: "money.name.transfer",
  withdraw: "money.name.withdraw",
  giftLink: "money.name.giftLink",
  uploadSlip: "money.name.slip",
  qrCreate: "money.name.qr",
  qrCancel: "money.name.qr",
  activateGame: "money.name.activateGame",
  inviteBonus: "money.name.inviteBonus",
  bonusActivate: "money.name.bonus",
  bonusClear: "money.name.bonus",
  promotionActivate: "money.name.promotion",
  refundReceive: "money.name.refund",
  refundAddWallet: "money.name.refund",
  spin: "money.name.spin",
  claimCoupon: "money.name.claimCoupon",
  register: "money.name.register",
} as const;

const isKnown = (operation: string | null): operation is keyof typeof NAMES =>
  operation !== null && Object.hasOwn(NAMES, operation);

/** Kind of an operation in one word: the title of a dialog about it. */
export function useOperationName() {
  const { t } = useI18n();
  return (operation: string | null): string =>
    t(isKnown(operation) ? NAMES[operation] : "money.name.other");
}
