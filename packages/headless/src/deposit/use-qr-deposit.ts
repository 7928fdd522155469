import type { Failure, Satang } from "@satang/core";
import {
  findQrAmountProblem,
  isQrCreateDisabled,
  type MoneyOperationRef,
  QR_LIMITS,
  type QrProvider,
  type QrReading,
  selectCurrent,
  selectIsNotSeen,
  selectIsQrInView,
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "@satang/machines";
import { useCallback, useEffect, useMemo, useState } from "react";
import { createLazyModule, useLazyModule } from "../actors/lazy-module.ts";
import { useSelector } from "../actors/use-selector.ts";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { useAmountField } from "../money/use-amount-field.ts";
import { pageEngine, useLazyMoneyEngine } from "../money/use-lazy-money-engine.ts";
import { useOperationView } from "../money/use-operation-view.ts";
import { useReportSeen } from "../money/use-report-seen.ts";
import { whenSeen } from "../money/when-seen.ts";
import { formProps } from "../parts/element-props.ts";
import { useSecondTap } from "../parts/use-second-tap.ts";
import { useOwnDepositOf } from "../protection/use-own-deposit-of.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useQrImage } from "../qr-picture/use-qr-image.ts";
import { useCurrency } from "../wallet/index.ts";
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
import type { QrDepositActor } from "./qr-deposit-actor.ts";
import {
  QR_CANCEL,
  QR_CREATE,
  type QrCancelOrder,
  type QrCreateOrder,
  qrLock,
} from "./qr-orders.ts";
import { awaitDeposit } from "./use-awaited-deposit.ts";
import { useOpenQr } from "./use-open-qr.ts";

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

type QrParts = typeof import("./qr-parts.ts");

const NO_DEFINITIONS = [] as const;
const NOT_LOADED: Failure = { kind: "network" };
const qrParts = createLazyModule(() => import("./qr-parts.ts"));
const WAKE_EVENTS = ["pageshow", "online"] as const;

/**
 * Says whether a member sees the QR, and reads again what has ended, and whatever may have changed while the page was
 * hidden or without a connection.
 */
function useSeen(actor: QrDepositActor | null, inView: boolean) {
  useEffect(() => {
    if (!actor || !inView) return;
    if (isOver(selectQrDepositStatus(actor.getSnapshot()))) actor.send({ type: "qr.reload" });
    let isSeen = false;
    const see = (isVisible: boolean) => {
      if (isSeen !== isVisible) actor.send({ type: isVisible ? "view.opened" : "view.closed" });
      else if (isVisible) actor.send({ type: "qr.wake" });
      isSeen = isVisible;
    };
    const look = () => see(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    for (const name of WAKE_EVENTS) window.addEventListener(name, look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      for (const name of WAKE_EVENTS) window.removeEventListener(name, look);
      if (isSeen) actor.send({ type: "view.closed" });
    };
  }, [actor, inView]);
}

/**
 * A create or cancel that ends while no view of the QR is open is reported on any screen: no form shows it.
 */
function useReportMissed(
  ref: MoneyOperationRef | null,
  actor: QrDepositActor | null,
  inView: boolean,
) {
  const isNotSeen = useSelector(ref, selectIsNotSeen) ?? false;
  useEffect(() => {
    if (ref === null || actor === null || inView || !isNotSeen) return;
    return whenSeen(() => {
      if (!selectIsQrInView(actor.getSnapshot())) ref.send({ type: "operation.missed" });
    });
  }, [ref, actor, inView, isNotSeen]);
}

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

/** {@link useQrDeposit}; `null` without a provider, for a hook that has one only at times. */
export function useQrDepositOf(
  provider: QrProvider | null,
  { inView = true, onTransferred }: Omit<UseQrDepositOptions, "provider">,
): QrDepositView | null {
  const scope = useSatang("useQrDeposit");
  const { module: parts, isFailed: isWithoutParts } = useLazyModule(qrParts);
  const engine = useLazyMoneyEngine("useQrDeposit", parts?.QR_OPERATIONS ?? NO_DEFINITIONS);
  const { isFailed: isWithoutEngine } = useLazyModule(pageEngine);
  const isUnloaded = isWithoutParts || isWithoutEngine;
  const actor = useActorOf(provider && parts && engine && `qr-deposit.${provider}`, () =>
    (parts as QrParts).createQrDeposit(scope, engine as MoneyEngine, provider as QrProvider),
  );
  useSeen(actor, inView);
  // Also when its message was closed: a QR that could be dead stays hidden.
  const selectOperation = useMemo(
    () => selectCurrent(provider ? qrLock(provider) : ""),
    [provider],
  );
  const ref = useSelector(engine, selectOperation);
  const operation = useOperationView<QrCreateOrder | QrCancelOrder, QrReading>(ref);
  useReportSeen(ref, inView);
  useReportMissed(ref, actor, inView);
  const known =
    useSelector(actor, selectQrDepositStatus) ?? (isUnloaded ? "readFailed" : "loading");
  const read = useSelector(actor, selectQr);
  const lastNotice = useSelector(actor, selectQrNotice);
  const readError = useSelector(actor, selectQrError);
  const error = isUnloaded ? NOT_LOADED : readError;
  const picture = useQrImage(parts, read?.markup ?? null);
  const { image } = picture;
  const { amount, isAttempted, setAttempted, empty } = useQrForm(provider);
  const currency = useCurrency();
  const tap = useSecondTap();
  const openQr = useOpenQr();
  const own = useOwnDepositOf(parts?.readDepositsSince ?? null);
  const play = usePlayStop();
  const [isAsking, setAsking] = useState(false);
  const refresh = useCallback(() => {
    empty();
    if (actor && isOver(selectQrDepositStatus(actor.getSnapshot())))
      actor.send({ type: "qr.reload" });
  }, [actor, empty]);

  if (provider === null) return null;

  const facts: QrFacts = { known, qr: read, image, lastNotice, error, operation };
  const state = qrStateOf(facts);
  const qr = qrToShow(state, read);
  const notice = qrNoticeOf(facts);
  const isCreating = state === "creating";
  const isPayable = state === "awaitingPayment";
  const { minimum, quickAmounts } = QR_LIMITS[provider];
  const problem =
    amount.problem ??
    findQrAmountProblem(provider, amount.satang) ??
    (amount.satang === null ? null : own.findProblem(amount.satang));
  const isUnknown = typeof problem === "object" && problem?.kind === "ownLimitUnknown";
  const isShown = isAttempted || amount.text !== "";
  const amountProblem = isShown && !(isUnknown && own.isReading) ? problem : null;
  const draft =
    problem === null && amount.satang !== null ? { provider, amount: amount.satang } : null;

  const other = openQr && openQr.provider !== provider ? openQr : null;
  const send = () => {
    setAsking(false);
    if (!draft || state !== "entering" || play.check()) return;
    tap.noteFirst();
    engine?.send({ type: "order.submit", operation: QR_CREATE, order: draft });
  };
  const create = () => {
    setAttempted(problem !== null);
    if (isUnknown) own.retry();
    if (draft && state === "entering" && other) setAsking(true);
    else send();
  };
  const cancel = () => {
    if (!qr || !isPayable) return;
    const order: QrCancelOrder = { provider, qrcodeId: qr.qrcodeId };
    engine?.send({ type: "order.submit", operation: QR_CANCEL, order });
  };
  const transferred = () => {
    if (qr) awaitDeposit(scope, { amount: qr.amount, since: scope.clock.now() });
    actor?.send({ type: "qr.transferred" });
    onTransferred?.();
  };
  const reload = () => {
    void pageEngine.load();
    void qrParts.load();
    picture.retry();
    actor?.send({ type: "qr.reload" });
  };
  const saveImage = async () =>
    parts !== null &&
    image !== null &&
    qr !== null &&
    parts.saveQrImage(image, `satang-${qr.qrcodeId}.png`);
  const quickAmountProps = (quick: Satang) => ({
    type: "button" as const,
    disabled: isCreating,
    "aria-pressed": amount.satang === quick,
    onClick: () => amount.setAmount(quick),
  });

  return {
    provider,
    state,
    values: { amount: amount.text },
    amount: amount.satang,
    currency,
    minimum,
    quickAmounts,
    draft,
    problem,
    amountProblem,
    isEntering: state === "entering" || isCreating,
    stop: play.stop,
    qr,
    image,
    imageBorder: picture.border,
    credited: state === "credited" ? (read?.amount ?? null) : null,
    notice,
    replaces: isAsking ? other : null,
    operation,
    isCancel: isCancelOf(operation),
    canReload: isOver(known) || notice?.kind === "unshowable",
    readFailure: readFailureOf(facts),
    actions: {
      changeAmount: amount.setText,
      enterAmount: amount.setAmount,
      create,
      replace: send,
      keepOther: () => setAsking(false),
      cancel,
      transferred,
      reload,
      retry: operation.retry,
      saveImage,
      refresh,
    },
    isSecondTap: tap.isSecond,
    getFormProps: () => formProps(state, create),
    getAmountProps: () =>
      amount.inputProps({ isInvalid: amountProblem !== null, isReadOnly: isCreating }),
    getQuickAmountProps: quickAmountProps,
    getCreateProps: () => ({
      type: "submit",
      disabled: isQrCreateDisabled(provider, amount.satang),
      "aria-disabled": isCreating || undefined,
    }),
    getCodeProps: picture.getCodeProps,
    getCancelProps: () => ({
      type: "button",
      "aria-disabled": !isPayable || undefined,
      onClick: (press) => {
        if (!tap.isSecond(press)) cancel();
      },
    }),
    getTransferredProps: () => ({ type: "button", disabled: !isPayable, onClick: transferred }),
    getReloadProps: () => ({ type: "button", onClick: reload }),
    getRetryProps: () => ({ type: "button", onClick: operation.retry }),
  };
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
