import type { Failure } from "@satang/core";
import { type MoneyOperationRef, selectCurrent, selectIsNotSeen } from "@satang/machines/money";
import {
  type QrProvider,
  type QrReading,
  selectIsQrInView,
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "@satang/machines/qr-deposit";
import { useEffect, useMemo } from "react";
import { useSelector } from "../actors/use-selector.ts";
import { useLazyModule } from "../lazy/use-lazy-module.ts";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { lazyPageEngine, useLazyMoneyEngine } from "../money/page-engine.lazy.ts";
import { useOperationView } from "../money/use-operation-view.ts";
import { useReportSeen } from "../money/use-report-seen.ts";
import { whenSeen } from "../money/when-seen.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useQrImage } from "../qr-picture/use-qr-image.ts";
import { lazyQrDeposit } from "./qr-deposit.lazy.ts";
import { isOver, type QrFacts } from "./qr-deposit.rules.ts";
import type { QrDepositActor } from "./qr-deposit-actor.ts";
import { type QrCancelOrder, type QrCreateOrder, qrLock } from "./qr-orders.ts";

type QrDepositChunk = typeof import("./qr-deposit.chunk.ts");

const NO_DEFINITIONS = [] as const;
const NOT_LOADED: Failure = { kind: "network" };
const WAKE_EVENTS = ["pageshow", "online"] as const;

/** Reads a deposit again that has ended or could not be read. */
export function reloadOver(actor: QrDepositActor | null) {
  if (actor && isOver(selectQrDepositStatus(actor.getSnapshot())))
    actor.send({ type: "qr.reload" });
}

/**
 * Says whether a member sees the QR, and reads again what has ended, and whatever may have changed while the page was
 * hidden or without a connection.
 */
function useSeen(actor: QrDepositActor | null, inView: boolean) {
  useEffect(() => {
    if (!actor || !inView) return;
    reloadOver(actor);
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

/** View that {@link useQrReading} returns; `null` is not loaded yet. */
type QrReadingView = {
  readonly chunk: QrDepositChunk | null;
  readonly engine: MoneyEngine | null;
  readonly actor: QrDepositActor | null;
  readonly facts: QrFacts;
  readonly picture: ReturnType<typeof useQrImage>;
  /** Reads and loads again what failed. */
  readonly reload: () => void;
};

/** The QR of a provider with its picture, and the last create or cancel; nothing without a provider. */
export function useQrReading(provider: QrProvider | null, inView: boolean): QrReadingView {
  const scope = useSatang("useQrDeposit");
  const { module: chunk, isFailed: isWithoutChunk } = useLazyModule(lazyQrDeposit);
  const engine = useLazyMoneyEngine("useQrDeposit", chunk?.QR_OPERATIONS ?? NO_DEFINITIONS);
  const { isFailed: isWithoutEngine } = useLazyModule(lazyPageEngine);
  const isUnloaded = isWithoutChunk || isWithoutEngine;
  const actor = useActorOf(provider && chunk && engine && `qr-deposit.${provider}`, () =>
    (chunk as QrDepositChunk).createQrDeposit(scope, engine as MoneyEngine, provider as QrProvider),
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
  const qr = useSelector(actor, selectQr);
  const lastNotice = useSelector(actor, selectQrNotice);
  const readError = useSelector(actor, selectQrError);
  const error = isUnloaded ? NOT_LOADED : readError;
  const picture = useQrImage(chunk, qr?.markup ?? null);
  const facts: QrFacts = { known, qr, image: picture.image, lastNotice, error, operation };
  const reload = () => {
    void lazyPageEngine.load();
    void lazyQrDeposit.load();
    picture.retry();
    actor?.send({ type: "qr.reload" });
  };
  return { chunk, engine, actor, facts, picture, reload };
}
