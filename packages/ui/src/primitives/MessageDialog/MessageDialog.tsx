"use client";
import { type ReactNode, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link MessageDialog} */
export interface MessageDialogProps
  extends Pick<
    ModalProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "description" | "children"
  > {
  /** The one answer. @default the catalogue's "OK" */
  okLabel?: ReactNode;
}

/**
 * Says something that must be seen before going on, and takes one answer: a transfer that failed
 * or went through. What may pass unseen is a toast.
 *
 * @example
 * <MessageDialog open={failed} onOpenChange={reset} title="Transfer failed" description={errorText} />
 */
export function MessageDialog({ okLabel, children, ...modal }: MessageDialogProps) {
  const { t } = useI18n();
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...modal}
      placement="center"
      size="small"
      role="alertdialog"
      dismiss="explicit"
      closeButton={false}
      initialFocus={ok}
      footer={(close) => (
        <Button ref={ok} width="fill" onClick={close}>
          {okLabel ?? t("common.action.ok")}
        </Button>
      )}
    >
      {children}
    </Modal>
  );
}
