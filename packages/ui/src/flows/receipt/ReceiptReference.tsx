import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CopyButton } from "../../primitives/CopyButton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { shortReference } from "../../text/short-reference.ts";
import * as styles from "./ReceiptPaper.css.ts";

/** Props of {@link ReceiptReference}. */
export type ReceiptReferenceProps = { readonly label: string; readonly reference: string };

/** The ends of a reference, and a button that copies the whole one. It is whole where copying failed, to be selected. */
export function ReceiptReference({ label, reference }: ReceiptReferenceProps) {
  const { t } = useI18n();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <span translate="no">{isWhole ? reference : shortReference(reference)}</span>
      <CopyButton
        text={reference}
        variant="text"
        className={styles.copy}
        onCopyResult={(copied) => setWhole(!copied)}
      >
        <VisuallyHidden>
          <span>{t("ui.copy")}</span> <span>{label}</span> <span translate="no">{reference}</span>
        </VisuallyHidden>
      </CopyButton>
    </>
  );
}
