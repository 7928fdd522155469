"use client";

import { useBonuses, useReceivedBonus } from "@satang/headless/bonus";
import { type FlowOutcomes, useFlowOutcomes } from "@satang/headless/outcomes";
import { useEffect, useRef, useState } from "react";
import { useKeptFocus } from "../../hooks/use-kept-focus.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { BonusMoment } from "../moment/BonusMoment.tsx";
import { lazyBonusArt } from "../moment/bonus-art.lazy.ts";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { useReport } from "../reports/Shown.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import * as styles from "./BonusFlow.css.ts";
import { BonusModal } from "./BonusModal.tsx";
import { BonusScreen } from "./BonusScreen.tsx";
import { CancelBonus } from "./CancelBonus.tsx";
import { useBonusWords } from "./use-bonus-words.ts";

/** The modals of the bonus screen: a bonus, the promotion of a code, and the question before a bonus is cancelled. */
export type BonusFlowModal = "bonus" | "promotion" | "bonusCancel";

/** A bonus that was received, or a promotion, which has no code in the list. */
export type SavedBonus = { readonly type: string | null; readonly code: string | null };

/** Props of {@link BonusFlow}. */
export type BonusFlowProps = FlowOutcomes &
  FlowPartsProps & {
    /** The open modal, when the host keeps it, for example in the history; `null` for none. */
    readonly modal?: BonusFlowModal | null | undefined;
    /** Called when a modal opens or closes. */
    readonly onModalChange?: ((modal: BonusFlowModal | null) => void) | undefined;
    /** Opens the conditions of the site; without it there is no link to them. */
    readonly onConditions?: (() => void) | undefined;
    /**
     * Leads to the games, from the alert about a bonus that was received; without it, the alert has no button for it. It is
     * not offered during a break.
     */
    readonly onPlay?: (() => void) | undefined;
    /** Minutes that the time of the site is ahead of UTC, for days and weeks. @default 420 */
    readonly utcOffset?: number | undefined;
    /** More origins from which pictures of banners are shown, in addition to those of the page and of the backend. @default [] */
    readonly pictureOrigins?: readonly string[] | undefined;
  };

/**
 * The bonus screen: the bonus wallet, the bonus in use or a field for a promotion code, and the bonuses of the service,
 * each with a modal that receives it. An alert follows when it was received.
 *
 * @example
 * <BonusFlow onConditions={openConditions} />
 */
export function BonusFlow(props: BonusFlowProps) {
  const { onConditions, onPlay, utcOffset, pictureOrigins } = props;
  const { t } = useI18n();
  const reportToast = useReportToast();
  const report = useReport();
  const [ownModal, setOwnModal] = useState<BonusFlowModal | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const { receivedTitle } = useBonusWords();
  const received = useReceivedBonus();
  const [saved, setSaved] = useState<SavedBonus | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  // A bonus that is cancelled or received takes the button with it that had the focus.
  useKeptFocus(screen);
  const modal = props.modal === undefined ? ownModal : props.modal;
  const outcomes = useFlowOutcomes("bonus", { ...props, inView: modal === "bonus" });
  const show = (next: BonusFlowModal | null) => {
    setOwnModal(next);
    props.onModalChange?.(next);
  };
  const openBonus = (next: string | null) => {
    setCode(next);
    show("bonus");
  };
  const modalProps = (name: BonusFlowModal): FlowModalProps => ({
    open: modal === name,
    onOpenChange: (open) => {
      if (!open && modal === name) show(null);
    },
  });
  const bonuses = useBonuses({
    utcOffset,
    onCleared: (message) => {
      if (modal === "bonusCancel") show(null);
      return reportToast(message ?? t("errors.code.BONUS_CLEAR"));
    },
  });
  const { actions, readFailure, state } = bonuses;
  const showSaved = (next: SavedBonus, sentAt: number | null) => {
    received.begin(sentAt);
    setSaved(next);
    return report.begin();
  };
  // The drawing is wanted in the moment in which the service answers.
  useEffect(() => void lazyBonusArt.load(), []);

  // A modal that the host kept over a reload has lost what it was about.
  const isLost = modal === "bonus" && code === null;
  const closeLost = props.onModalChange;
  useEffect(() => {
    if (isLost) closeLost?.(null);
  }, [isLost, closeLost]);

  return (
    <FlowScreen
      parts={props}
      title={t("bonus.title")}
      end={
        onConditions && (
          <Button
            variant="text"
            size="small"
            className={styles.conditions}
            endIcon={<ChevronEndIcon size={16} />}
            onClick={onConditions}
          >
            {t("bonus.conditions")}
          </Button>
        )
      }
      ref={screen}
      tabIndex={-1}
      className={styles.screen}
      data-part="bonus-screen"
    >
      {readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : state === "loading" ? (
        <FlowLoading>
          <Stack gap={3} role="status" aria-busy="true" aria-label={t("bonus.loading")}>
            <Skeleton shape="block" height="136px" />
            <Skeleton shape="block" height="118px" />
            <Skeleton shape="block" height="110px" />
            <Skeleton shape="block" height="110px" />
            <Skeleton shape="block" height="110px" />
          </Stack>
        </FlowLoading>
      ) : (
        <BonusScreen
          bonuses={bonuses}
          onBonus={openBonus}
          onCancel={() => show("bonusCancel")}
          promotion={modalProps("promotion")}
          onFind={() => show("promotion")}
          onPromotion={(sentAt) => showSaved({ type: "promotion", code: null }, sentAt)}
          pictureOrigins={pictureOrigins}
        />
      )}
      <BonusModal
        {...modalProps("bonus")}
        code={code}
        onLeave={outcomes.actions.leave}
        onReceived={showSaved}
        utcOffset={utcOffset}
        pictureOrigins={pictureOrigins}
      />
      <CancelBonus {...modalProps("bonusCancel")} bonuses={bonuses} />
      {saved && (
        <BonusMoment
          open
          received={received}
          title={receivedTitle(saved.type)}
          added={t("bonus.received.added")}
          text={t(saved.type === "promotion" ? "promotion.saved" : "bonus.saved")}
          onPlay={onPlay}
          onConditions={saved.code === null ? onConditions : () => openBonus(saved.code)}
          onShown={report.shown}
          onRead={() => setSaved(null)}
        />
      )}
    </FlowScreen>
  );
}
