export { AlertDialog } from "./AlertDialog.tsx";
export type { AlertDialogProps } from "./alert-dialog.types.ts";
