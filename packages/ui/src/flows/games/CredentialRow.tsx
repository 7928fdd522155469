import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useCopy } from "../../primitives/CopyButton/index.ts";
import { CheckIcon, CopyIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import * as styles from "./GameFlow.css.ts";

/** Props of {@link CredentialRow}. */
export type CredentialRowProps = {
  readonly label: string;
  /** The text for the clipboard. */
  readonly text: string;
  /** Announced when it was copied; a password is not named. */
  readonly copied: string;
  /** Called when the browser did not copy it: what can be selected must be readable. */
  readonly onCopyFailed?: (() => void) | undefined;
  /** A button before the one that copies. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A credential with a copy button; what is shown can be selected. */
export function CredentialRow(props: CredentialRowProps) {
  const { label, text, copied, onCopyFailed, action, children } = props;
  const { t } = useI18n();
  const { state, copy } = useCopy(text, (isCopied) => {
    if (!isCopied) onCopyFailed?.();
  });
  return (
    <div className={styles.credential}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} translate="no">
          {children}
        </span>
      </span>
      {action}
      <IconButton label={`${t("ui.copy")} ${label}`} onClick={() => void copy()}>
        {state === "copied" ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      </IconButton>
      <span role="status" className={styles.copied} data-state={state}>
        {(state === "copied" && copied) || (state === "failed" && t("ui.copyFailed"))}
      </span>
    </div>
  );
}
