import type { QrCode, QrDepositView } from "@satang/headless/deposit";
import { canSharePictures } from "@satang/headless/picture-file";
import { useSatang } from "@satang/headless/provider";
import { useRef, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Countdown } from "../../primitives/Countdown/index.ts";
import { DownloadIcon, SafeIcon, ShareIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowAlertDialog } from "../frame/FlowDialogs.tsx";
import { PictureToHold } from "../frame/PictureToHold.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./DepositFlow.css.ts";
import { QrNoticeText } from "./QrNoticeText.tsx";
import { useQrPicture } from "./use-qr-picture.ts";
import { useTransferred } from "./use-transferred.ts";

/** Props of {@link QrShown}. */
export type QrShownProps = {
  readonly deposit: QrDepositView;
  readonly qr: QrCode;
  /** Who is paid, for the saved picture. @default "" */
  readonly payee?: string | undefined;
  /** Called when the member says that it is paid. */
  readonly onDone: () => void;
};

/** A QR to pay: amount, time left, the picture, and what a member does with it. */
export function QrShown({ deposit, qr, payee = "", onDone }: QrShownProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const { clock } = useSatang("DepositFlow");
  const [asking, setAsking] = useState(false);
  const { actions, image, notice, state } = deposit;
  const offerRefresh = useTransferred(onDone);
  const transferred = () => {
    actions.transferred();
    offerRefresh();
  };
  const isCancelling = state === "cancelling";
  const code = useRef<HTMLImageElement>(null);
  const picture = useQrPicture({ code, qr, border: deposit.imageBorder, payee });
  const canShare = canSharePictures();
  return (
    <Stack gap={4} className={image ? styles.shown : undefined}>
      {notice && <QrNoticeText notice={notice} operation={deposit.operation} />}
      <Spread>
        <Money amount={qr.amount} currency={deposit.currency} size="large" />
        <Countdown expiresAt={qr.expiresAt} now={() => clock.now()} />
      </Spread>
      {image ? (
        <div className={styles.code}>
          <img
            {...deposit.getCodeProps()}
            ref={code}
            className={styles.picture}
            style={{ scale: String(1 / (1 - 2 * deposit.imageBorder)) }}
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
          onClick={() => void picture.save()}
        >
          {t("deposit.qr.save")}
        </Button>
        {canShare && (
          <Button
            variant="outline"
            startIcon={<ShareIcon size={18} />}
            disabled={image === null}
            onClick={() => void picture.share()}
          >
            {t("deposit.qr.share")}
          </Button>
        )}
        <Button
          {...deposit.getTransferredProps()}
          onClick={transferred}
          data-part="qr-transferred"
          className={canShare ? styles.wholeRow : undefined}
        >
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
      <FlowAlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="critical"
        title={t("deposit.qr.ask.title")}
        description={t("deposit.qr.ask.text")}
        confirmLabel={t("deposit.qr.ask.confirm")}
        cancelLabel={t("deposit.qr.ask.keep")}
        onConfirm={actions.cancel}
      />
      <PictureToHold
        held={picture.held}
        title={t("deposit.qr.save")}
        text={t("deposit.qr.hold")}
        alt={t("deposit.qr.alt", { amount: money.exact(qr.amount) })}
      />
    </Stack>
  );
}
