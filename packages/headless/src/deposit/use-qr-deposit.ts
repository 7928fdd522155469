import type { QrProvider } from "@satang/machines/qr-deposit";
import { useCallback, useState } from "react";
import { useAmountField } from "../money/use-amount-field.ts";
import { useSecondTap } from "../parts/use-second-tap.ts";
import { useOwnDepositOf } from "../protection/use-own-deposit-of.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useCurrency } from "../wallet/index.ts";
import { connectQrDeposit, isLimitUnknown, qrDepositValues } from "./qr-deposit.connect.ts";
import type { QrDepositView } from "./qr-deposit.view.ts";
import { QR_CANCEL, QR_CREATE, type QrCancelOrder } from "./qr-orders.ts";
import { awaitDeposit } from "./use-awaited-deposit.ts";
import { useOpenQr } from "./use-open-qr.ts";
import { reloadOver, useQrReading } from "./use-qr-reading.ts";

/** Options of {@link useQrDeposit}. */
export type UseQrDepositOptions = {
  readonly provider: QrProvider;
  /**
   * Whether the member can see the view. A QR that nobody sees is not read; when it is in view again, it is read once.
   * @default true
   */
  readonly inView?: boolean | undefined;
  /** Called when the member says that the QR is paid: close the view and offer to refresh the balance. */
  readonly onTransferred?: (() => void) | undefined;
};

/** The amount, and whether the member has tried to ask for a QR: empty again for another provider. */
function useQrForm(provider: QrProvider | null) {
  const amount = useAmountField();
  const [isAttempted, setAttempted] = useState(false);
  const [filledFor, setFilledFor] = useState(provider);
  const { setText } = amount;
  const empty = useCallback(() => {
    setText("");
    setAttempted(false);
  }, [setText]);
  if (filledFor !== provider) {
    setFilledFor(provider);
    empty();
  }
  return { amount, isAttempted, setAttempted, empty };
}

/** The open QR of another provider, which a new one replaces when the member agrees. */
function useOtherQr(provider: QrProvider | null) {
  const openQr = useOpenQr();
  const [isAsking, setAsking] = useState(false);
  const other = openQr && openQr.provider !== provider ? openQr : null;
  return { isOpen: other !== null, replaces: isAsking ? other : null, setAsking };
}

/** Saves the picture of the QR, when there is one and the code for it is loaded. */
const saveImageOf = async (
  { image, qr }: Pick<QrDepositView, "image" | "qr">,
  chunk: ReturnType<typeof useQrReading>["chunk"],
) =>
  chunk !== null &&
  image !== null &&
  qr !== null &&
  chunk.saveQrImage(image, `satang-${qr.qrcodeId}.png`);

/** {@link useQrDeposit}; `null` without a provider, for a hook that has one only at times. */
export function useQrDepositOf(
  provider: QrProvider | null,
  { inView = true, onTransferred }: Omit<UseQrDepositOptions, "provider">,
): QrDepositView | null {
  const scope = useSatang("useQrDeposit");
  const { chunk, engine, actor, facts, picture, reload } = useQrReading(provider, inView);
  const { amount, isAttempted, setAttempted, empty } = useQrForm(provider);
  const currency = useCurrency();
  const tap = useSecondTap();
  const { isOpen: isOtherOpen, replaces, setAsking } = useOtherQr(provider);
  const own = useOwnDepositOf(chunk?.readDepositsSince ?? null);
  const play = usePlayStop();
  const refresh = useCallback(() => {
    empty();
    reloadOver(actor);
  }, [actor, empty]);

  if (provider === null) return null;

  const given = { provider, currency, stop: play.stop, replaces, isSecondTap: tap.isSecond };
  const entry = { ...given, amount, isAttempted, own };
  const view = qrDepositValues(facts, entry, picture);
  const { state, draft, problem, qr } = view;

  const send = () => {
    setAsking(false);
    if (!draft || state !== "entering" || play.check()) return;
    tap.noteFirst();
    engine?.send({ type: "order.submit", operation: QR_CREATE, order: draft });
  };
  const actions: QrDepositView["actions"] = {
    changeAmount: amount.setText,
    enterAmount: amount.setAmount,
    create: () => {
      setAttempted(problem !== null);
      if (isLimitUnknown(problem)) own.retry();
      if (draft && state === "entering" && isOtherOpen) setAsking(true);
      else send();
    },
    replace: send,
    keepOther: () => setAsking(false),
    cancel: () => {
      if (!qr || state !== "awaitingPayment") return;
      const order: QrCancelOrder = { provider, qrcodeId: qr.qrcodeId };
      engine?.send({ type: "order.submit", operation: QR_CANCEL, order });
    },
    transferred: () => {
      if (qr) awaitDeposit(scope, { amount: qr.amount, since: scope.clock.now() });
      actor?.send({ type: "qr.transferred" });
      onTransferred?.();
    },
    reload,
    retry: facts.operation.retry,
    saveImage: () => saveImageOf(view, chunk),
    refresh,
  };
  return connectQrDeposit(view, actions, amount, picture);
}

/**
 * Deposit by QR with one provider: reading the current QR, asking for one, paying, cancelling, and seeing the credit.
 * The deposit outlives the component: closing the view loses nothing.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const deposit = useQrDeposit({ provider: "KBANK" });
 * if (deposit.qr) return <img {...deposit.getCodeProps()} alt="QR" />;
 */
export const useQrDeposit = ({ provider, ...options }: UseQrDepositOptions): QrDepositView =>
  useQrDepositOf(provider, options) as QrDepositView;
