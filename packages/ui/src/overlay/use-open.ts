import { useControlled } from "../hooks/use-controlled.ts";
import type { OnOpenChange, OpenChangeReason } from "./open-change.types.ts";

interface OpenProps {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: OnOpenChange | undefined;
}

/**
 * Whether an overlay is open, controlled by its parent or by itself. The setter takes the reason to
 * report.
 */
export function useOpen({ open, defaultOpen, onOpenChange }: OpenProps) {
  return useControlled<boolean, [reason: OpenChangeReason]>(
    open,
    defaultOpen,
    onOpenChange && ((next, reason) => onOpenChange(next, { reason })),
  );
}
