export { MessageDialog } from "./MessageDialog.tsx";
export type { MessageDialogProps } from "./message-dialog.types.ts";
