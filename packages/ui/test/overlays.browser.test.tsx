import { banks } from "@satang/story-kit/banks";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ActionDrawer } from "../src/primitives/ActionDrawer/index.ts";
import { AlertDialog } from "../src/primitives/AlertDialog/index.ts";
import { BottomSheet } from "../src/primitives/BottomSheet/index.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { Combobox } from "../src/primitives/Combobox/index.ts";
import { Dialog } from "../src/primitives/Dialog/index.ts";
import { Drawer } from "../src/primitives/Drawer/index.ts";
import { Menu } from "../src/primitives/Menu/index.ts";
import { MessageDialog } from "../src/primitives/MessageDialog/index.ts";
import { type ToastOptions, ToastProvider, useToast } from "../src/primitives/Toast/index.ts";
import { Tooltip } from "../src/primitives/Tooltip/index.ts";
import { VideoModal } from "../src/primitives/VideoModal/index.ts";
import { overlayConforms } from "./overlay-conformance.tsx";

const opener = page.getByRole("button", { name: "Open" });
const trigger = <Button>Open</Button>;
const modal = (role: "dialog" | "alertdialog" = "dialog") => ({
  opener,
  overlay: page.getByRole(role, { name: "Conditions" }),
});

overlayConforms("Dialog", {
  ...modal(),
  element: (onOpenChange) => (
    <Dialog trigger={trigger} title="Conditions" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("A dialog that is closed on purpose", {
  ...modal(),
  element: (onOpenChange) => (
    <Dialog trigger={trigger} title="Conditions" dismiss="explicit" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "stays",
});

overlayConforms("MessageDialog", {
  ...modal("alertdialog"),
  element: (onOpenChange) => (
    <MessageDialog trigger={trigger} title="Conditions" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "stays",
});

overlayConforms("AlertDialog", {
  ...modal("alertdialog"),
  element: (onOpenChange) => (
    <AlertDialog
      trigger={trigger}
      title="Conditions"
      onConfirm={() => {}}
      onOpenChange={onOpenChange}
    />
  ),
  onOutsidePress: "stays",
});

overlayConforms("BottomSheet", {
  ...modal(),
  element: (onOpenChange) => (
    <BottomSheet trigger={trigger} title="Conditions" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("Drawer", {
  ...modal(),
  element: (onOpenChange) => (
    <Drawer trigger={trigger} title="Conditions" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("ActionDrawer", {
  ...modal(),
  element: (onOpenChange) => (
    <ActionDrawer
      trigger={trigger}
      title="Conditions"
      entries={[{ id: "deposit", label: "Deposit", icon: null }]}
      onOpenChange={onOpenChange}
    />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("VideoModal", {
  ...modal(),
  // An address that is not played: nothing is loaded from the network.
  element: (onOpenChange) => (
    <VideoModal trigger={trigger} title="Conditions" src="" onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("Menu", {
  opener,
  overlay: page.getByRole("menu", { name: "Open" }),
  element: (onOpenChange) => (
    <Menu trigger={trigger} items={[{ id: "copy", label: "Copy" }]} onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "outsidePress",
});

overlayConforms("Combobox", {
  opener: page.getByRole("combobox", { name: "Bank" }),
  overlay: page.getByRole("listbox"),
  open: async () => {
    const bank = page.getByRole("combobox", { name: "Bank" });
    await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
    await bank.click();
  },
  element: (onOpenChange) => (
    <Combobox label="Bank" picker="search" options={banks} onOpenChange={onOpenChange} />
  ),
  onOutsidePress: "focusOut",
});

overlayConforms("Tooltip", {
  opener,
  overlay: page.getByRole("tooltip"),
  // With the keyboard, from the element before it.
  open: async () => {
    await userEvent.keyboard("{Shift}");
    (opener.element() as HTMLElement).focus();
  },
  element: (onOpenChange) => (
    <Tooltip content="What it opens" onOpenChange={onOpenChange}>
      {trigger}
    </Tooltip>
  ),
  openReason: "focus",
  onOutsidePress: "focusOut",
});

function Shower({ options }: { options: ToastOptions }) {
  const toast = useToast();
  return <Button onClick={() => toast.show("Copied", options)}>Open</Button>;
}

overlayConforms("Toast", {
  opener,
  overlay: page.getByRole("listitem"),
  beforeEscape: () => userEvent.keyboard("{F6}"),
  element: (onOpenChange) => (
    <ToastProvider>
      <Shower options={{ onOpenChange, duration: 600_000 }} />
    </ToastProvider>
  ),
  openReason: "none",
  onOutsidePress: "stays",
});
