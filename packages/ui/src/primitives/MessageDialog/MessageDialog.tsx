"use client";
import { Modal } from "../Modal/Modal.tsx";
import { MessageBox } from "./MessageBox.tsx";
import type { MessageDialogProps } from "./message-dialog.types.ts";

/**
 * A message that must be read before the member continues, with one answer: a transfer that failed
 * or succeeded. For a message that may be missed, use a toast.
 *
 * @example
 * <MessageDialog open={failed} onOpenChange={reset} title="Transfer failed" description={reason} />
 */
export const MessageDialog = (props: MessageDialogProps) => <MessageBox {...props} as={Modal} />;
