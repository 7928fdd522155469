"use client";
import { type ReactNode, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";
import * as styles from "./AlertDialog.css.ts";

/** {@link AlertDialog} */
export interface AlertDialogProps
  extends Pick<
    ModalProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "description" | "children"
  > {
  /** Called on confirmation. The dialog then closes unless it is `loading`. */
  onConfirm: () => void;
  /** Called on cancellation, with the button or Escape. */
  onCancel?: (() => void) | undefined;
  /** Label of the confirm button, a verb. @default the catalogue's "Confirm" */
  confirmLabel?: ReactNode;
  /** Label of the cancel button. @default the catalogue's "Cancel" */
  cancelLabel?: ReactNode;
  /** `critical` for an action that cannot be undone. @default "neutral" */
  tone?: "neutral" | "critical" | undefined;
  /** `stay` keeps it open after a confirmation, until the parent closes it. @default "close" */
  afterConfirm?: "close" | "stay" | undefined;
  /** The action is under way; nothing closes the dialog meanwhile. @default false */
  loading?: boolean | undefined;
}

/**
 * Asks for a confirmation before an important action. A press outside is ignored, Escape cancels,
 * and the focus starts on the cancel button.
 *
 * @example
 * <AlertDialog open={asking} onOpenChange={setAsking} title="Cancel this QR?" tone="critical"
 *   confirmLabel="Cancel QR" cancelLabel="Keep" onConfirm={cancel} />
 */
export function AlertDialog({
  onConfirm,
  onCancel,
  confirmLabel,
  cancelLabel,
  tone = "neutral",
  afterConfirm = "close",
  loading = false,
  onOpenChange,
  children,
  ...modal
}: AlertDialogProps) {
  const { t } = useI18n();
  const cancel = useRef<HTMLButtonElement>(null);
  /** Set while a confirmation closes it, so that it is not reported as a cancellation. */
  const answered = useRef(false);

  const change: OnOpenChange = (open, details) => {
    if (!open && !answered.current) onCancel?.();
    onOpenChange?.(open, details);
  };

  return (
    <Modal
      {...modal}
      placement="center"
      size="small"
      role="alertdialog"
      dismiss={loading ? "none" : "explicit"}
      closeButton={false}
      initialFocus={cancel}
      onOpenChange={change}
      footer={(close) => (
        <div className={styles.actions} data-part="actions">
          <Button ref={cancel} variant="outline" width="fill" disabled={loading} onClick={close}>
            {cancelLabel ?? t("common.action.cancel")}
          </Button>
          <Button
            variant={tone === "critical" ? "danger" : "accent"}
            width="fill"
            loading={loading}
            onClick={() => {
              onConfirm();
              if (afterConfirm === "stay") return;
              answered.current = true;
              close();
              answered.current = false;
            }}
          >
            {confirmLabel ?? t("common.action.confirm")}
          </Button>
        </div>
      )}
    >
      {children}
    </Modal>
  );
}
