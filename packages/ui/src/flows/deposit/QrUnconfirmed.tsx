import type { QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";

/**
 * A create or cancel without a reply: a visible QR could be closed already, so none is shown until
 * the server confirms it.
 */
export function QrUnconfirmed({ deposit }: { readonly deposit: QrDepositView }) {
  const { t } = useI18n();
  const words = deposit.isCancel ? "deposit.qr.cancelUnknown" : "deposit.qr.createUnknown";
  return (
    <Alert
      data-part="qr-unconfirmed"
      tone="warning"
      live="assertive"
      title={t(`${words}.title`)}
      action={
        <Button {...deposit.getRetryProps()} variant="outline" size="small">
          {t(`${words}.action`)}
        </Button>
      }
    >
      {t(`${words}.text`)}
    </Alert>
  );
}
