/** The props of every modal of the app. */
export interface AppModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
