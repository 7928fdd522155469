import type { QrCode, QrDepositView } from "@satang/headless/deposit";
import { useSatang } from "@satang/headless/provider";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { AlertDialog } from "../../primitives/AlertDialog/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Countdown } from "../../primitives/Countdown/index.ts";
import { DownloadIcon, SafeIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./DepositFlow.css.ts";
import { QrNoticeText } from "./QrNoticeText.tsx";

/** Props of {@link QrShown}. */
export type QrShownProps = { readonly deposit: QrDepositView; readonly qr: QrCode };

/** A QR to pay: amount, time left, the picture, and what a member does with it. */
export function QrShown({ deposit, qr }: QrShownProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const toast = useToast();
  const { clock } = useSatang("DepositFlow");
  const [asking, setAsking] = useState(false);
  const { actions, image, notice, state } = deposit;
  const isCancelling = state === "cancelling";
  const save = async () => {
    const isSaved = await actions.saveImage();
    toast.show(t(isSaved ? "deposit.qr.saved" : "deposit.qr.saveFailed"), {
      tone: isSaved ? "positive" : "critical",
    });
  };
  return (
    <Stack gap={4}>
      {notice && <QrNoticeText notice={notice} operation={deposit.operation} />}
      <Spread>
        <Money amount={qr.amount} currency={deposit.currency} size="large" />
        <Countdown expiresAt={qr.expiresAt} now={() => clock.now()} />
      </Spread>
      {image ? (
        <div className={styles.code}>
          <img
            {...deposit.getCodeProps()}
            className={styles.picture}
            alt={t("deposit.qr.alt", { amount: money.exact(qr.amount) })}
          />
        </div>
      ) : (
        <Alert
          tone="critical"
          live="assertive"
          action={
            <Button {...deposit.getReloadProps()} variant="outline" size="small">
              {t("deposit.qr.reload")}
            </Button>
          }
        >
          {t("deposit.qr.unshowable")}
        </Alert>
      )}
      <div className={styles.once}>
        <SafeIcon size={18} className={styles.onceIcon} />
        <span>{t("deposit.qr.once")}</span>
      </div>
      <div className={styles.two}>
        <Button
          variant="outline"
          startIcon={<DownloadIcon size={18} />}
          disabled={image === null}
          onClick={() => void save()}
        >
          {t("deposit.qr.save")}
        </Button>
        <Button {...deposit.getTransferredProps()} data-part="qr-transferred">
          {t("deposit.qr.transferred")}
        </Button>
      </div>
      <Button
        {...deposit.getCancelProps()}
        variant="text"
        tone="critical"
        width="fill"
        loading={isCancelling}
        // A dialog asks first. The second tap of a double tap does not open it.
        onClick={(press) => setAsking(!deposit.isSecondTap(press))}
        data-part="qr-cancel"
      >
        {isCancelling ? t("deposit.qr.cancelling") : t("deposit.qr.cancel")}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="critical"
        title={t("deposit.qr.ask.title")}
        description={t("deposit.qr.ask.text")}
        confirmLabel={t("deposit.qr.ask.confirm")}
        cancelLabel={t("deposit.qr.ask.keep")}
        onConfirm={actions.cancel}
      />
    </Stack>
  );
}
