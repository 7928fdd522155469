"use client";
import { type ComponentType, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { Button } from "../Button/Button.tsx";
import type { ModalShape } from "../Modal/modal.types.ts";
import * as styles from "./AlertDialog.css.ts";
import type { AlertDialogProps } from "./alert-dialog.types.ts";

/** Props of {@link AlertQuestion}. */
export interface AlertQuestionProps extends AlertDialogProps {
  /** The modal, which a flow loads on demand. */
  as: ComponentType<ModalShape>;
}

/** An `AlertDialog` that is given its modal. */
export function AlertQuestion({
  as: Modal,
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
}: AlertQuestionProps) {
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
