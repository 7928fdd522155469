import { findQrAmountProblem, isQrCreateDisabled, QR_LIMITS } from "@satang/machines/qr-deposit";
import type { AmountField } from "../money/use-amount-field.ts";
import { formProps } from "../parts/element-props.ts";
import type { ValuesOf } from "../parts/values-of.types.ts";
import type { OwnDepositView } from "../protection/use-own-deposit-of.ts";
import type { useQrImage } from "../qr-picture/use-qr-image.ts";
import {
  isCancelOf,
  isOver,
  type QrFacts,
  qrNoticeOf,
  qrStateOf,
  qrToShow,
  readFailureOf,
} from "./qr-deposit.rules.ts";
import type { QrDepositView } from "./qr-deposit.view.ts";

/** Entry of the member, and the data to check it with. */
type QrEntry = Pick<
  QrDepositView,
  "provider" | "currency" | "stop" | "replaces" | "isSecondTap"
> & {
  readonly amount: AmountField;
  readonly isAttempted: boolean;
  readonly own: Pick<OwnDepositView, "findProblem" | "isReading">;
};

type Picture = ReturnType<typeof useQrImage>;

/** Whether the member's own limit could not be compared: today's deposits are not known. */
export const isLimitUnknown = (problem: QrDepositView["problem"]) =>
  typeof problem === "object" && problem?.kind === "ownLimitUnknown";

/** The values of the view. */
export function qrDepositValues(
  facts: QrFacts,
  entry: QrEntry,
  { border }: Picture,
): ValuesOf<QrDepositView> {
  const { amount, isAttempted, own, ...given } = entry;
  const { provider } = given;
  const { known, operation } = facts;
  const state = qrStateOf(facts);
  const notice = qrNoticeOf(facts);
  const problem =
    amount.problem ??
    findQrAmountProblem(provider, amount.satang) ??
    (amount.satang === null ? null : own.findProblem(amount.satang));
  const isShown = isAttempted || amount.text !== "";
  const isHidden = !isShown || (isLimitUnknown(problem) && own.isReading);
  return {
    ...given,
    state,
    values: { amount: amount.text },
    amount: amount.satang,
    minimum: QR_LIMITS[provider].minimum,
    quickAmounts: QR_LIMITS[provider].quickAmounts,
    draft: problem === null && amount.satang !== null ? { provider, amount: amount.satang } : null,
    problem,
    amountProblem: isHidden ? null : problem,
    isEntering: state === "entering" || state === "creating",
    qr: qrToShow(state, facts.qr),
    image: facts.image,
    imageBorder: border,
    credited: state === "credited" ? (facts.qr?.amount ?? null) : null,
    notice,
    operation,
    isCancel: isCancelOf(operation),
    canReload: isOver(known) || notice?.kind === "unshowable",
    readFailure: readFailureOf(facts),
  };
}

/** The view of these values. */
export function connectQrDeposit(
  view: ValuesOf<QrDepositView>,
  actions: QrDepositView["actions"],
  { inputProps }: AmountField,
  { getCodeProps }: Picture,
): QrDepositView {
  const { provider, state, amountProblem, isSecondTap } = view;
  const isCreating = state === "creating";
  const isPayable = state === "awaitingPayment";
  return {
    ...view,
    actions,
    getFormProps: () => formProps(state, actions.create),
    getAmountProps: () => inputProps({ isInvalid: amountProblem !== null, isReadOnly: isCreating }),
    getQuickAmountProps: (quick) => ({
      type: "button",
      disabled: isCreating,
      "aria-pressed": view.amount === quick,
      onClick: () => actions.enterAmount(quick),
    }),
    getCreateProps: () => ({
      type: "submit",
      disabled: isQrCreateDisabled(provider, view.amount),
      "aria-disabled": isCreating || undefined,
    }),
    getCodeProps,
    getCancelProps: () => ({
      type: "button",
      "aria-disabled": !isPayable || undefined,
      onClick: (press) => {
        if (!isSecondTap(press)) actions.cancel();
      },
    }),
    getTransferredProps: () => ({
      type: "button",
      disabled: !isPayable,
      onClick: actions.transferred,
    }),
    getReloadProps: () => ({ type: "button", onClick: actions.reload }),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
