/** Props of every flow in a modal. */
export type FlowModalProps = {
  /** Whether it is open. */
  readonly open: boolean;
  /** Called when it requests to open or close. */
  readonly onOpenChange: (open: boolean) => void;
};
