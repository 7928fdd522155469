"use client";
import { type ReactNode, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";
import { actions } from "./AlertDialog.css.ts";

/** {@link AlertDialog} */
export interface AlertDialogProps
  extends Pick<
    ModalProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "description" | "children"
  > {
  /** Told of the yes. The dialog then closes unless `loading` holds it. */
  onConfirm: () => void;
  /** Told of the no: the button or Escape. */
  onCancel?: (() => void) | undefined;
  /** What yes does, as a verb. @default the catalogue's "Confirm" */
  confirmLabel?: ReactNode;
  /** Words of the no. @default the catalogue's "Cancel" */
  cancelLabel?: ReactNode;
  /** `critical` for what cannot be taken back. @default "neutral" */
  tone?: "neutral" | "critical" | undefined;
  /** Stay open after yes, until the parent closes it. @default "close" */
  afterConfirm?: "close" | "stay" | undefined;
  /** The yes is being carried out; nothing closes meanwhile. @default false */
  loading?: boolean | undefined;
}

/**
 * Asks before something that matters. A press outside is no answer; Escape means no; the focus
 * starts on the no.
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
  /** While the yes closes it: that is no no. */
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
        <div className={actions} data-part="actions">
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
