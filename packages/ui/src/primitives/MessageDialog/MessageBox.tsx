"use client";
import { type ComponentType, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../Button/Button.tsx";
import type { ModalShape } from "../Modal/modal.types.ts";
import type { MessageDialogProps } from "./message-dialog.types.ts";

/** Props of {@link MessageBox}. */
export interface MessageBoxProps extends MessageDialogProps {
  /** The modal, which a flow loads on demand. */
  as: ComponentType<ModalShape>;
}

/** A `MessageDialog` that is given its modal. */
export function MessageBox({ as: Modal, okLabel, children, ...modal }: MessageBoxProps) {
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
