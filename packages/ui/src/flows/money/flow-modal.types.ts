/** What every flow over a screen takes. */
export type FlowModalProps = {
  /** Whether it is open. */
  readonly open: boolean;
  /** Told of every wish to open or close. */
  readonly onOpenChange: (open: boolean) => void;
};
