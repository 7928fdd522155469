"use client";

import { useSlips, useSlipUpload } from "@satang/headless/slip";
import { useId } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Divider } from "../../primitives/Divider/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { SlipForm } from "./SlipForm.tsx";
import { SlipList } from "./SlipList.tsx";
import { SlipSent } from "./SlipSent.tsx";
import { SlipSubmit } from "./SlipSubmit.tsx";

/** Props of {@link SlipFlow}. */
export type SlipFlowProps = MoneyFlowProps;

function SlipSheet(props: SlipFlowProps) {
  const { open, onOpenChange } = props;
  const { t } = useI18n();
  const upload = useSlipUpload({ inView: open });
  const slips = useSlips({ inView: open });
  const { actions, operation } = upload;
  const form = useId();
  const canSend =
    upload.state === "choosing" || (upload.state === "ready" && !upload.isFileRefused);

  useRefreshOnOpen(open, actions.refresh);

  return (
    <FlowSheet
      open={open}
      onOpenChange={(next, details) => {
        if (!next) actions.close();
        onOpenChange(next, details);
      }}
      dismiss={upload.isSubmitting ? "none" : "explicit"}
      title={t("slip.title")}
      description={t("slip.soon")}
      footer={canSend && <SlipSubmit upload={upload} form={form} />}
    >
      <Stack gap={5}>
        {operation.outcome ? (
          <MoneyOutcome
            operation={operation}
            status={operation.outcome}
            order={t("money.order.uploadSlip")}
            onClose={actions.close}
          />
        ) : upload.state === "done" ? (
          <SlipSent onAgain={actions.close} />
        ) : (
          <SlipForm upload={upload} id={form} />
        )}
        <Divider />
        <SlipList slips={slips} />
      </Stack>
    </FlowSheet>
  );
}

/**
 * Slips of bank transfers: sends one, with checks on the device before it is sent, and lists those that were sent with
 * their status. A lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <SlipFlow open={open} onOpenChange={setOpen} />
 */
export function SlipFlow(props: SlipFlowProps) {
  const onOpenChange = useOutcomes("slip", props);
  return (
    <WhenOpened {...props}>
      <SlipSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
