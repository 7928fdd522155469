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
  /** Text of the button. @default the catalogue's "OK" */
  okLabel?: ReactNode;
}

/**
 * A message that must be read before the member continues, with one answer: a transfer that failed
 * or succeeded. For a message that may be missed, use a toast.
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
