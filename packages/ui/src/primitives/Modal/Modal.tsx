"use client";
import { Slot } from "@radix-ui/react-slot";
import { type MouseEvent, useId } from "react";
import { useOpen } from "../../overlay/use-open.ts";
import { usePresence } from "../../overlay/use-presence.ts";
import { ModalPanel } from "./ModalPanel.tsx";
import type { ModalShape } from "./modal.types.ts";

const opensModal = { type: "button", "aria-haspopup": "dialog" } as const;

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
  const id = useId();

  return (
    <>
      {trigger && (
        <Slot
          {...opensModal}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-state={open ? "open" : "closed"}
          onClick={(event: MouseEvent) => {
            if (!event.defaultPrevented) setOpen(!open, "trigger");
          }}
        >
          {trigger}
        </Slot>
      )}
      {present && (
        <ModalPanel
          {...panel}
          id={id}
          open={open}
          shade={ref}
          onClose={(reason) => setOpen(false, reason)}
        />
      )}
    </>
  );
}
