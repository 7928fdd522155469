"use client";

import { isBlank } from "@satang/core";
import { usePromotion } from "@satang/headless/promotion";
import { useEffect } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { PromotionIcon } from "../../primitives/Icon/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import * as styles from "./PromotionFlow.css.ts";
import { PromotionModal } from "./PromotionModal.tsx";

/** Props of {@link PromotionFlow}. */
export type PromotionFlowProps = MoneyFlowProps & {
  /** Called when a code is searched: open the modal. */
  readonly onFind: () => void;
  /**
   * Called when the promotion was received. When what it renders comes later, it returns a promise that is fulfilled then.
   * @default a toast says that it was
   */
  readonly onReceived?: (() => unknown) | undefined;
};

/**
 * The field of a promotion code, and the modal with what it found. `open` and `onOpenChange` are those of the modal.
 *
 * @example
 * <PromotionFlow open={open} onOpenChange={setOpen} onFind={() => setOpen(true)} onReceived={showSaved} />
 */
export function PromotionFlow({ onFind, onReceived, ...props }: PromotionFlowProps) {
  const { open } = props;
  const onOpenChange = useOutcomes("promotion", props);
  const { t } = useI18n();
  const report = useReportToast();
  const promotion = usePromotion({
    onFailed: useReportFailure(open, ({ code }) => t("money.order.promotionActivate", { code })),
    onDone: () => {
      onOpenChange(false, { reason: "done" });
      return onReceived ? onReceived() : report(t("promotion.saved"));
    },
  });
  const { problem, state, values } = promotion;
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
      </FlowFrame>
    </>
  );
}
