/** What every flow over a screen takes. */
export type FlowModalProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
