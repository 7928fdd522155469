"use client";
import { Root, Trigger } from "@radix-ui/react-dialog";
import { useOpen } from "../../overlay/use-open.ts";
import { usePresence } from "../../overlay/use-presence.ts";
import { ModalPanel } from "./ModalPanel.tsx";
import type { ModalShape } from "./modal.types.ts";

/** The base of all modals; not exported from the package. */
export function Modal({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  ...panel
}: ModalShape) {
  const [open, setOpen] = useOpen({ open: openProp, defaultOpen, onOpenChange });
  const { present, ref } = usePresence<HTMLDivElement>(open);

  return (
    // The dismissal of Radix is disabled, so that only its trigger requests a change here.
    <Root open={open} onOpenChange={(next) => setOpen(next, "trigger")}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      {present && (
        <ModalPanel
          {...panel}
          open={open}
          shade={ref}
          onClose={(reason) => setOpen(false, reason)}
        />
      )}
    </Root>
  );
}
