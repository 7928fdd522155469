"use client";
import { Modal } from "../Modal/Modal.tsx";
import { AlertQuestion } from "./AlertQuestion.tsx";
import type { AlertDialogProps } from "./alert-dialog.types.ts";

/**
 * Asks for a confirmation before an important action. A press outside is ignored, Escape cancels,
 * and the focus starts on the cancel button.
 *
 * @example
 * <AlertDialog open={asking} onOpenChange={setAsking} title="Cancel this QR?" tone="critical"
 *   confirmLabel="Cancel QR" cancelLabel="Keep" onConfirm={cancel} />
 */
export const AlertDialog = (props: AlertDialogProps) => <AlertQuestion {...props} as={Modal} />;
