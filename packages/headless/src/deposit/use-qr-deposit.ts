import {
  type AmountProblem,
  type Failure,
  findQrAmountProblem,
  isQrCreateDisabled,
  QR_LIMITS,
  type QrAmountProblem,
  type QrCode,
  type QrDepositStatus,
  type QrNotice,
  type QrProvider,
  type Satang,
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "@satang/machines";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type AmountField, useAmountField } from "../money-action/use-amount-field.ts";
import { useMoneyAction } from "../money-action/use-money-action.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createQrDeposit } from "./create-qr-deposit.ts";
import { toQrImage } from "./qr-image.ts";
import { saveQrImage } from "./save-qr-image.ts";

/** Options of {@link useQrDeposit}. */
export type UseQrDepositOptions = {
  readonly provider: QrProvider;
  /** The member pressed "transferred": close the view and offer to refresh the balance. */
  readonly onTransferred?: () => void;
};

/** What {@link useQrDeposit} gives. Amounts in satang, moments as server time in ms. */
export type QrDepositView = {
  readonly provider: QrProvider;
  readonly state: QrDepositStatus;
  /** A create whose reply was lost is being looked for. */
  readonly isChecking: boolean;
  readonly qr: QrCode | null;
  /** Address for `<img src>`; `null` when there is none or it cannot be shown safely. */
  readonly image: string | null;
  readonly notice: QrNotice | null;
  readonly error: Failure | null;
  readonly minimum: Satang;
  readonly quickAmounts: readonly Satang[];
  readonly amount: AmountField;
  /** Why no QR of this amount is asked for. */
  readonly problem: AmountProblem | QrAmountProblem | null;
  readonly canCreate: boolean;
  /** With KBANK the button is disabled at 0 or less; the others say what is missing when pressed (money.txt §5). */
  readonly isCreateDisabled: boolean;
  readonly create: () => void;
  readonly cancel: () => void;
  readonly transferred: () => void;
  readonly reload: () => void;
  /** Resolves to whether the device took the picture. */
  readonly saveImage: () => Promise<boolean>;
};

const ENDED: ReadonlySet<QrDepositStatus> = new Set(["transferred", "credited", "loadFailed"]);

/**
 * Deposit by QR with one provider: reading the current QR, asking for one, paying, cancelling, and seeing the credit.
 * The deposit outlives the component: closing the view loses nothing.
 *
 * @example
 * const deposit = useQrDeposit({ provider: "KBANK" });
 * if (deposit.image) return <img src={deposit.image} alt="QR" />;
 */
export function useQrDeposit({ provider, onTransferred }: UseQrDepositOptions): QrDepositView {
  const scope = useSatang("useQrDeposit");
  const actor = useActorOf(`qr-deposit.${provider}`, () => createQrDeposit(scope, provider));
  const state = useSelector(actor, selectQrDepositStatus);
  const qr = useSelector(actor, selectQr);
  const notice = useSelector(actor, selectQrNotice);
  const error = useSelector(actor, selectQrError);
  const money = useMoneyAction(`qr.${provider}`);
  const amount = useAmountField();

  useEffect(() => {
    if (ENDED.has(selectQrDepositStatus(actor.getSnapshot()))) actor.send({ type: "qr.reload" });
    const wake = () => {
      if (document.visibilityState === "visible") actor.send({ type: "qr.wake" });
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("pageshow", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("pageshow", wake);
    };
  }, [actor]);

  const image = useMemo(() => (qr ? toQrImage(qr.markup) : null), [qr]);
  const { minimum, quickAmounts } = QR_LIMITS[provider];
  const problem = amount.problem ?? findQrAmountProblem(provider, amount.satang);
  return {
    provider,
    state,
    isChecking: state === "creating" && money.status === "checking",
    qr,
    image,
    notice,
    error,
    minimum,
    quickAmounts,
    amount,
    problem,
    canCreate: state === "entering" && problem === null,
    isCreateDisabled: isQrCreateDisabled(provider, amount.satang),
    create: () => {
      if (amount.satang !== null) actor.send({ type: "qr.create", amount: amount.satang });
    },
    cancel: () => actor.send({ type: "qr.cancel" }),
    transferred: () => {
      actor.send({ type: "qr.transferred" });
      onTransferred?.();
    },
    reload: () => actor.send({ type: "qr.reload" }),
    saveImage: async () =>
      image !== null && qr !== null && saveQrImage(image, `satang-${qr.qrcodeId}.png`),
  };
}
