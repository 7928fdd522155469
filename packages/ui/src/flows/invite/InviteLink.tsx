import type { InviteView } from "@satang/headless/invite";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { useCopy } from "../../primitives/CopyButton/index.ts";
import { CheckIcon, CopyIcon, ShareIcon } from "../../primitives/Icon/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import * as styles from "./InviteFlow.css.ts";

/** The member's link: selectable, with copy, and with the share sheet of the device where there is one. */
export function InviteLink({ invite }: { readonly invite: InviteView }) {
  const { t } = useI18n();
  const { canShare, isShareFailed } = invite;
  const link = invite.link ?? "";
  const { state, copy } = useCopy(link);
  return (
    <div className={styles.link} data-part="link">
      <span className={styles.label}>{t("invite.link")}</span>
      <span className={styles.address} translate="no">
        {link.replace(/^https?:\/\//, "")}
      </span>
      <div className={styles.linkActions}>
        <Button
          variant={canShare ? "outline" : "accent"}
          width="fill"
          startIcon={state === "copied" ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={() => void copy()}
        >
          {t("invite.copy")}
        </Button>
        {canShare && (
          <Button
            {...invite.getShareProps({ text: t("invite.shareText") })}
            width="fill"
            startIcon={<ShareIcon size={18} />}
          >
            {t("invite.share")}
          </Button>
        )}
      </div>
      <span role="status" className={styles.copied} data-state={state}>
        {(state === "copied" && keptValue(t("ui.copied", { text: link }), link)) ||
          (state === "failed" && t("ui.copyFailed"))}
      </span>
      {isShareFailed && (
        <Alert tone="warning" live="polite">
          {t("invite.shareFailed")}
        </Alert>
      )}
    </div>
  );
}
