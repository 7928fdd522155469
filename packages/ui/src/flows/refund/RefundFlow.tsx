"use client";

import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BannersFirst } from "../banners/BannersFirst.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { RefundSheet } from "./RefundSheet.tsx";

/** Props of {@link RefundFlow}. */
export type RefundFlowProps = MoneyFlowProps & {
  /** Opens the bonus that locks the refund. Without it there is no button. */
  readonly onBonus?: (() => void) | undefined;
  /** More origins from which pictures are shown, in addition to those of the page and of the backend. @default [] */
  readonly pictureOrigins?: readonly string[] | undefined;
};

/**
 * The refund of losses: banners first, then the refund that has accrued, to receive or to add to the wallet, and those
 * that were received. `onOpenChange(true)` is called when the host closes it while the banners are shown, because
 * closing the banners opens the modal.
 *
 * @example
 * <RefundFlow open={open} onOpenChange={setOpen} onBonus={() => navigate("/user/bonus")} />
 */
export function RefundFlow({ onBonus, pictureOrigins, ...props }: RefundFlowProps) {
  const { t } = useI18n();
  const modal = { open: props.open, onOpenChange: useOutcomes("refund", props) };
  return (
    <WhenOpened {...props}>
      <BannersFirst
        of="refund"
        title={t("refund.title")}
        pictureOrigins={pictureOrigins}
        {...modal}
      >
        {(content) => (
          <RefundSheet {...content} onBonus={onBonus} pictureOrigins={pictureOrigins} />
        )}
      </BannersFirst>
    </WhenOpened>
  );
}
