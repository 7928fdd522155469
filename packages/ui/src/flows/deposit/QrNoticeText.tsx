import type { QrDepositNotice, QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { OperationNotice } from "../money/OperationNotice.tsx";

/** Props of {@link QrNoticeText}. */
export type QrNoticeTextProps = {
  readonly notice: QrDepositNotice;
  readonly operation: QrDepositView["operation"];
};

/** What happened to the QR before, where the member continues. */
export function QrNoticeText({ notice, operation }: QrNoticeTextProps) {
  const { t, errorText } = useI18n();
  switch (notice.kind) {
    case "expired":
    case "withdrawn":
      return (
        <Notice
          tone="warning"
          live="polite"
          icon={<ClockIcon size={18} />}
          title={t(`deposit.qr.${notice.kind}.title`)}
        >
          {t(`deposit.qr.${notice.kind}.text`)}
        </Notice>
      );
    case "checking":
      return (
        <Notice tone="info" live="polite" title={t("money.checking.title")}>
          {t("money.checking.text")}
        </Notice>
      );
    case "notSent":
      return <OperationNotice operation={operation} />;
    case "nothingHappened":
      return (
        <Notice tone="info" live="assertive">
          {t("deposit.qr.nothingHappened")}
        </Notice>
      );
    case "message":
      return (
        <Notice tone="critical" live="assertive" title={t("deposit.qr.createRefused")}>
          {notice.message}
        </Notice>
      );
    case "createRefused":
    case "cancelRefused":
      return (
        <Notice tone="critical" live="assertive" title={t(`deposit.qr.${notice.kind}`)}>
          {notice.error ? errorText(notice.error) : undefined}
        </Notice>
      );
    default:
      return null;
  }
}
