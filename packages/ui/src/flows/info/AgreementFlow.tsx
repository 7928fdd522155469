"use client";

import { useAgreement } from "@satang/headless/info";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ErrorState } from "../../primitives/EmptyState/index.ts";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";

/** Props of {@link AgreementFlow}. */
export type AgreementFlowProps = FlowModalProps & {
  /** Another modal is open: the agreement waits until it is closed. @default false */
  readonly paused?: boolean | undefined;
  /** When the screen appeared, as `performance.now()`; the time counts from then. @default when the flow is rendered */
  readonly shownAt?: number | undefined;
  /** More origins from which pictures are shown, in addition to those of the page and of the backend. @default [] */
  readonly pictureOrigins?: readonly string[] | undefined;
};

function AgreementSheet(props: AgreementFlowProps) {
  const { open, onOpenChange, paused, shownAt, pictureOrigins } = props;
  const { t, errorText } = useI18n();
  const agreement = useAgreement({
    open,
    paused,
    shownAt,
    onDue: () => onOpenChange(true, { reason: "timeout" }),
    onAccepted: () => onOpenChange(false, { reason: "done" }),
  });
  const { state, markup, readFailure, isReading, actions } = agreement;
  return (
    <FlowSheet
      open={open && !agreement.isAccepted}
      onOpenChange={onOpenChange}
      title={t("info.agreement.title")}
    >
      <Stack gap={5}>
        {state === "loading" && <ListSkeleton rows={4} />}
        {readFailure && (
          <ErrorState text={errorText(readFailure)} onRetry={actions.retry} retrying={isReading} />
        )}
        {markup !== null && (
          <>
            <SafeMarkup
              markup={markup}
              pictureOrigins={pictureOrigins}
              fallback={<ListSkeleton rows={4} />}
            />
            <Button {...agreement.getAcceptProps()} width="fill">
              {t("info.agreement.accept")}
            </Button>
          </>
        )}
      </Stack>
    </FlowSheet>
  );
}

/**
 * The agreement that a member accepts once. It asks to be opened 1.5 s after it is rendered, with
 * the reason `timeout`, unless it was accepted on this device, another modal is open or the member types.
 *
 * @example
 * <AgreementFlow open={open} onOpenChange={setOpen} />
 */
export const AgreementFlow = (props: AgreementFlowProps) => (
  <FlowFrame {...props}>
    <AgreementSheet {...props} />
  </FlowFrame>
);
