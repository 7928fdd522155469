import type { QrDepositNotice, QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";

/** Props of {@link QrNoticeText}. */
export type QrNoticeTextProps = {
  readonly notice: QrDepositNotice;
  readonly operation: QrDepositView["operation"];
};

/** The notice about the previous QR, in the form. */
export function QrNoticeText({ notice, operation }: QrNoticeTextProps) {
  const { t } = useI18n();
  switch (notice.kind) {
    case "expired":
    case "withdrawn":
      return (
        <Alert
          tone="warning"
          live="polite"
          icon={<ClockIcon size={18} />}
          title={t(`deposit.qr.${notice.kind}.title`)}
        >
          {t(`deposit.qr.${notice.kind}.text`)}
        </Alert>
      );
    case "checking":
      return (
        <Alert tone="info" live="polite" title={t("money.checking.title")}>
          {t("money.checking.text")}
        </Alert>
      );
    case "notSent":
      return <OperationNotice operation={operation} />;
    case "nothingHappened":
      return (
        <Alert tone="info" live="assertive">
          {t("deposit.qr.nothingHappened")}
        </Alert>
      );
    case "message":
      return (
        <Alert tone="critical" live="assertive" title={t("deposit.qr.createRefused")}>
          {notice.message}
        </Alert>
      );
    case "createRefused":
    case "cancelRefused":
      return notice.error ? (
        <FailureMessage error={notice.error} title={t(`deposit.qr.${notice.kind}`)} />
      ) : (
        <Alert tone="critical" live="assertive" title={t(`deposit.qr.${notice.kind}`)} />
      );
    default:
      return null;
  }
}
