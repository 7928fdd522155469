"use client";

import { isBlank } from "@satang/core";
import { useReceivedBonus } from "@satang/headless/bonus";
import { usePromotion } from "@satang/headless/promotion";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { PromotionIcon } from "../../primitives/Icon/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { BonusMoment } from "../moment/BonusMoment.tsx";
import { lazyBonusArt } from "../moment/bonus-art.lazy.ts";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReport } from "../reports/Shown.tsx";
import * as styles from "./PromotionFlow.css.ts";
import { PromotionModal } from "./PromotionModal.tsx";

/** Props of {@link PromotionFlow}. */
export type PromotionFlowProps = MoneyFlowProps & {
  /** Called when a code is searched: open the modal. */
  readonly onFind: () => void;
  /**
   * Called when the promotion was received, with the time of its sending (server time in ms). When what it renders comes
   * later, it returns a promise that is fulfilled then.
   * @default an alert says that it was
   */
  readonly onReceived?: ((sentAt: number | null) => unknown) | undefined;
  /** Leads to the games, from that alert; without it, the alert has no button for it. It is not offered during a break. */
  readonly onPlay?: (() => void) | undefined;
  /** Opens the conditions of the site, from that alert; without it, the alert has no button for it. */
  readonly onConditions?: (() => void) | undefined;
};

/**
 * The field of a promotion code, and the modal with what it found. `open` and `onOpenChange` are those of the modal.
 *
 * @example
 * <PromotionFlow open={open} onOpenChange={setOpen} onFind={() => setOpen(true)} onPlay={openGames} />
 */
export function PromotionFlow({
  onFind,
  onReceived,
  onPlay,
  onConditions,
  ...props
}: PromotionFlowProps) {
  const { open } = props;
  const onOpenChange = useOutcomes("promotion", props);
  const { t } = useI18n();
  const report = useReport();
  const received = useReceivedBonus();
  const [isSaved, setSaved] = useState(false);
  const promotion = usePromotion({
    onFailed: useReportFailure(open, ({ code }) => t("money.order.promotionActivate", { code })),
    onDone: (_, { sentAt }) => {
      onOpenChange(false, { reason: "done" });
      if (onReceived) return onReceived(sentAt);
      received.begin(sentAt);
      setSaved(true);
      return report.begin();
    },
  });
  const { problem, state, values } = promotion;
  // The drawing is wanted in the moment in which the service answers.
  useEffect(() => {
    if (open) lazyBonusArt.load();
  }, [open]);
  // A modal that the host kept over a reload has lost what it was about.
  const isLost = open && state === "entering";
  useEffect(() => {
    if (isLost) onOpenChange(false, { reason: "itemPress" });
  });
  const { onSubmit, ...form } = promotion.getFormProps();
  return (
    <>
      <FlowForm
        {...form}
        onSubmit={(event) => {
          onSubmit(event);
          if (!isBlank(values.code)) onFind();
        }}
      >
        <Card elevation="raised">
          <TextField
            {...promotion.getCodeProps()}
            label={t("promotion.code")}
            error={problem ? t("promotion.required") : undefined}
            start={<PromotionIcon size={20} />}
            inputClassName={styles.code}
            end={
              <Button
                {...promotion.getFindProps()}
                variant="soft"
                size="small"
                loading={state === "searching"}
              >
                {t("promotion.find")}
              </Button>
            }
          />
        </Card>
      </FlowForm>
      <FlowFrame {...props}>
        <PromotionModal promotion={promotion} open={open} onOpenChange={onOpenChange} />
        {isSaved && (
          <BonusMoment
            open
            received={received}
            title={t("bonus.received.title.promotion")}
            added={t("bonus.received.added")}
            text={t("promotion.saved")}
            onPlay={onPlay}
            onConditions={onConditions}
            onShown={report.shown}
            onRead={() => setSaved(false)}
          />
        )}
      </FlowFrame>
    </>
  );
}
