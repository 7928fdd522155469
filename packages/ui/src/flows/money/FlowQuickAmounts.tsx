import { useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AmountPicker } from "../../primitives/AmountPicker/index.ts";
import type { FlowQuickAmountsProps } from "../frame/flow-frame.types.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";

/** The quick amounts of a flow, or those of the host. */
export function FlowQuickAmounts(props: Omit<FlowQuickAmountsProps, "label">) {
  const { t } = useI18n();
  const { classNames, slots } = useContext(FlowFrameContext);
  const Own = slots?.quickAmounts;
  const label = t("ui.money.quickAmounts");
  if (Own !== undefined) return Own && <Own {...props} label={label} />;
  return (
    <AmountPicker
      {...props}
      label={label}
      className={classNames?.quickAmounts}
      data-part="quick-amounts"
    />
  );
}
