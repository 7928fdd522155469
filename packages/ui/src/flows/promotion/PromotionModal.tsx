import type { FoundPromotion, PromotionView } from "@satang/headless/promotion";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";
import * as styles from "./PromotionFlow.css.ts";

/** Props of {@link PromotionModal}. */
export type PromotionModalProps = FlowModalProps & { readonly promotion: PromotionView };

/** Result of a code: it is searched, there is no promotion, or the promotion with a button that receives it. */
export function PromotionModal({ promotion: view, open, onOpenChange }: PromotionModalProps) {
  const { t } = useI18n();
  const { actions, findFailure, isSubmitting, operation, promotion, searched, state } = view;
  const code = operation.order?.code ?? searched ?? "";
  const close: FlowModalProps["onOpenChange"] = (next, details) => {
    if (!next) actions.close();
    onOpenChange(next, details);
  };
  const leave = () => close(false, { reason: "itemPress" });
  return (
    <FlowSheet
      open={open}
      onOpenChange={close}
      title={t("promotion.title")}
      dismiss={isSubmitting ? "none" : "anywhere"}
    >
      {operation.outcome ? (
        <MoneyOutcome
          operation={operation}
          status={operation.outcome}
          order={t("money.order.promotionActivate", { code })}
          onClose={leave}
        />
      ) : findFailure ? (
        <ReadFailure error={findFailure} onRetry={actions.retry} />
      ) : state === "notFound" ? (
        <div role="status">
          <EmptyState
            title={t("promotion.notFound.title")}
            text={keptValue(t("promotion.notFound.text", { code }), code)}
            action={
              <Button variant="outline" onClick={leave}>
                {t("common.action.ok")}
              </Button>
            }
          />
        </div>
      ) : promotion ? (
        <Found view={view} promotion={promotion} onClose={leave} />
      ) : (
        <Stack gap={3} role="status" aria-busy="true">
          <Text tone="muted">{t("promotion.searching")}</Text>
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="52px" />
        </Stack>
      )}
    </FlowSheet>
  );
}

type FoundProps = {
  readonly view: PromotionView;
  readonly promotion: FoundPromotion;
  readonly onClose: () => void;
};

function Found({ view, promotion, onClose }: FoundProps) {
  const { t, format } = useI18n();
  const { isSubmitting, operation } = view;
  return (
    <Stack gap={4}>
      <Alert
        tone="positive"
        live="polite"
        title={keptValue(t("promotion.found", { code: promotion.code }), promotion.code)}
      >
        {promotion.description}
      </Alert>
      <p className={styles.percent}>
        {numbersIn(t("promotion.fail", { percent: format.percent(promotion.percentFail) }))}
      </p>
      <OperationNotice operation={operation} />
      <div className={styles.actions} data-part="promotion-actions">
        <Button variant="outline" width="fill" disabled={isSubmitting} onClick={onClose}>
          {t("common.action.cancel")}
        </Button>
        <FlowSubmit {...view.getReceiveProps()} loading={isSubmitting}>
          {t(isSubmitting ? "promotion.receiving" : "promotion.receive")}
        </FlowSubmit>
      </div>
    </Stack>
  );
}
