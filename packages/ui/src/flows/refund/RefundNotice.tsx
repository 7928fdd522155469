import type { RefundCheck, RefundView } from "@satang/headless/refund";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronEndIcon, LockIcon } from "../../primitives/Icon/index.ts";

/** Props of {@link RefundNotice}. */
export type RefundNoticeProps = {
  readonly refund: RefundView;
  readonly check: RefundCheck;
  readonly onBonus: (() => void) | undefined;
};

/** Why the refund cannot be received: a lock, a minimum, or that there is none. Otherwise it renders nothing. */
export function RefundNotice({ refund, check, onBonus }: RefundNoticeProps) {
  const { t } = useI18n();
  if (refund.problem === "minimum") {
    return (
      <Alert tone="critical" live="assertive">
        {t("errors.code.REFUND_MINIMUM")}
      </Alert>
    );
  }
  if (refund.problem === "locked") {
    return (
      <Alert
        tone="warning"
        icon={<LockIcon size={20} />}
        title={t("refund.locked.title")}
        action={
          onBonus && (
            <Button
              variant="text"
              size="small"
              endIcon={<ChevronEndIcon size={16} />}
              onClick={onBonus}
            >
              {t("refund.locked.see")}
            </Button>
          )
        }
      >
        {t("refund.locked.text")}
      </Alert>
    );
  }
  return check.isAvailable ? null : <Alert tone="info">{t("errors.code.NO_REFUND")}</Alert>;
}
