import type { SlipUploadView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { shownName, sizeText } from "../../primitives/FileField/file.rules.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { Progress } from "../../primitives/Progress/index.ts";
import { percentOf } from "../../primitives/Progress/progress.rules.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import * as styles from "./SlipFlow.css.ts";

/** Props of {@link SlipSending}. */
export type SlipSendingProps = {
  readonly upload: SlipUploadView;
  readonly file: File;
};

/** The progress of an upload, and a button that stops it while bytes are left to send. */
export function SlipSending({ upload, file }: SlipSendingProps) {
  const { t, format } = useI18n();
  const { progress, canCancel } = upload;
  const isStarted = progress !== null && progress.loaded > 0;
  const percent = isStarted ? percentOf(progress.loaded, progress.total) : undefined;
  const { disabled: _disabled, ...stop } = upload.getCancelProps();
  const label = canCancel
    ? percent === undefined
      ? t("slip.starting")
      : t("slip.sending", { percent: format.percent(percent) })
    : t(isStarted ? "slip.received" : "slip.starting");
  return (
    <div className={styles.sending} data-part="sending">
      <div>
        <Progress label={numbersIn(label)} value={canCancel ? percent : undefined} valueText="" />
        <div className={styles.note}>
          <bdi translate="no">{shownName(file.name)}</bdi>
          <span translate="no">{` · ${sizeText(file.size)}`}</span>
        </div>
      </div>
      {canCancel && (
        <IconButton {...stop} variant="sunken" label={t("slip.stop")}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  );
}
