import type { QrNotice } from "@satang/headless/money-action";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon } from "../../primitives/Icon/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";

/** What happened in the step before, said where the member goes on. */
export function QrNoticeText({ notice }: { readonly notice: QrNotice }) {
  const { t, errorText } = useI18n();
  switch (notice.kind) {
    case "expired":
      return (
        <Notice
          tone="warning"
          live="polite"
          icon={<ClockIcon size={18} />}
          title={t("deposit.qr.expired.title")}
        >
          {t("deposit.qr.expired.text")}
        </Notice>
      );
    case "busy":
      return (
        <Notice tone="warning" live="assertive" title={t("moneyAction.busy.title")}>
          {t("moneyAction.busy.text")}
        </Notice>
      );
    case "didNotLand":
      return (
        <Notice tone="info" live="assertive">
          {t("deposit.qr.didNotLand")}
        </Notice>
      );
    case "message":
      return (
        <Notice tone="critical" live="assertive" title={t("deposit.qr.refused")}>
          {notice.message}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="critical" live="assertive" title={t("deposit.qr.refused")}>
          {notice.error ? errorText(notice.error) : undefined}
        </Notice>
      );
    case "cancelFailed":
      return (
        <Notice tone="critical" live="assertive" title={t("deposit.qr.cancelFailed")}>
          {errorText(notice.error)}
        </Notice>
      );
  }
}
