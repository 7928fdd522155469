import { banks } from "@satang/story-kit/banks";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ActionDrawer } from "../src/primitives/ActionDrawer/index.ts";
import { AlertDialog } from "../src/primitives/AlertDialog/index.ts";
import { BottomSheet } from "../src/primitives/BottomSheet/index.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { Combobox } from "../src/primitives/Combobox/index.ts";
import { Dialog } from "../src/primitives/Dialog/index.ts";
import { Menu } from "../src/primitives/Menu/index.ts";
import { type ToastOptions, ToastProvider, useToast } from "../src/primitives/Toast/index.ts";
import { Tooltip } from "../src/primitives/Tooltip/index.ts";

const opener = page.getByRole("button", { name: "Open" });
const trigger = <Button>Open</Button>;
const button = (name: string) => page.getByRole("button", { name });

/** Collects the reasons, with `+` before those of opening. */
function reasons() {
  const seen: string[] = [];
  return {
    onOpenChange: (open: boolean, { reason }: { reason: string }) =>
      void seen.push(open ? `+${reason}` : reason),
    expect: (...wanted: string[]) => expect.poll(() => seen).toEqual(wanted),
  };
}

test("a dialog reports its reasons: its close button, and the buttons of its footer", async () => {
  const seen = reasons();
  await show(
    <Dialog
      trigger={trigger}
      title="Conditions"
      footer={(close) => <Button onClick={close}>Agree</Button>}
      onOpenChange={seen.onOpenChange}
    />,
  );
  for (const name of ["Close", "Agree"]) {
    await opener.click();
    await button(name).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
  await seen.expect("+trigger", "closeButton", "+trigger", "itemPress");
});

test("a confirmation reports its reasons: both of its answers", async () => {
  const seen = reasons();
  await show(
    <AlertDialog
      trigger={trigger}
      title="Leave?"
      onConfirm={() => {}}
      onOpenChange={seen.onOpenChange}
    />,
  );
  for (const name of ["Cancel", "Confirm"]) {
    await opener.click();
    await button(name).click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  }
  await seen.expect("+trigger", "itemPress", "+trigger", "itemPress");
});

test("a drawer of actions reports an entry as its reason, and a sheet a drag at its handle", async () => {
  const seen = reasons();
  await show(
    <ActionDrawer
      defaultOpen
      title="Actions"
      entries={[{ id: "deposit", label: "Deposit", icon: null }]}
      onOpenChange={seen.onOpenChange}
    />,
  );
  await button("Deposit").click();
  await seen.expect("itemPress");

  const pulled = reasons();
  await show(<BottomSheet defaultOpen title="Transfer" onOpenChange={pulled.onOpenChange} />);
  const head = page.getByRole("heading", { name: "Transfer" });
  await expect.element(head).toBeVisible();
  for (const [type, clientY] of [
    ["pointerdown", 0],
    ["pointermove", 200],
    ["pointerup", 200],
  ] as const) {
    const at = { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientY };
    head.element().dispatchEvent(new PointerEvent(type, at));
  }
  await pulled.expect("drag");
});

test("a menu reports its reasons: its button, an entry, the Tab key, and the back button of the device", async () => {
  const seen = reasons();
  await show(
    <Menu
      trigger={trigger}
      items={[{ id: "copy", label: "Copy" }]}
      onOpenChange={seen.onOpenChange}
    />,
  );
  const menu = page.getByRole("menu");
  const leave = [
    () => opener.click(),
    () => page.getByRole("menuitem", { name: "Copy" }).click(),
    () => userEvent.keyboard("{Tab}"),
    () => (menu.element() as HTMLElement).hidePopover(),
  ];
  for (const close of leave) {
    await opener.click();
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
  }
  const each = ["trigger", "itemPress", "focusOut", "back"];
  await seen.expect(...each.flatMap((reason) => ["+trigger", reason]));
});

test("a list with search reports its reasons: its toggle, an option, and the Tab key", async () => {
  const seen = reasons();
  await show(
    <Combobox label="Bank" picker="search" options={banks} onOpenChange={seen.onOpenChange} />,
  );
  const bank = page.getByRole("combobox", { name: "Bank" });
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  const list = page.getByRole("listbox");
  const leave = [
    () => button("Show the list").click(),
    () => page.getByRole("option", { name: "ธนาคารกรุงเทพ" }).click(),
    () => userEvent.keyboard("{Tab}"),
  ];
  for (const close of leave) {
    await bank.click();
    await expect.element(list).toBeVisible();
    await close();
    await expect.element(list).not.toBeInTheDocument();
  }
  await seen.expect("+trigger", "trigger", "+trigger", "itemPress", "+trigger", "itemPress");
});

test("a tooltip reports its reasons: the pointer, a press, and another tooltip", async () => {
  const seen = reasons();
  await show(
    <div style={{ padding: 120 }}>
      <Tooltip content="First" onOpenChange={seen.onOpenChange}>
        {trigger}
      </Tooltip>
      <Tooltip content="Second">
        <Button>Other</Button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(opener);
  await seen.expect("+hover");
  await userEvent.hover(document.documentElement, { position: { x: 8, y: 600 } });
  await seen.expect("+hover", "hover");
  await userEvent.hover(opener);
  await seen.expect("+hover", "hover", "+hover");
  await opener.click();
  await seen.expect("+hover", "hover", "+hover", "trigger");
});

let toast: ReturnType<typeof useToast>;

function Shower() {
  toast = useToast();
  return null;
}

test("a toast reports each way to close it once", async () => {
  await show(
    <ToastProvider max={1}>
      <Shower />
    </ToastProvider>,
  );
  const shows = async (close: (id: string) => unknown, options: ToastOptions = {}) => {
    const seen = reasons();
    const id = toast.show("Copied", {
      duration: 600_000,
      onOpenChange: seen.onOpenChange,
      ...options,
    });
    await expect.element(page.getByText("Copied")).toBeVisible();
    await close(id);
    await expect.element(page.getByText("Copied")).not.toBeInTheDocument();
    return seen;
  };
  await (await shows(() => {}, { duration: 50 })).expect("timeout");
  await (await shows(() => button("Dismiss").click())).expect("closeButton");
  await (await shows((id) => toast.dismiss(id))).expect("programmatic");
  const action = { label: "Undo", onClick: () => {} };
  await (await shows(() => button("Undo").click(), { action })).expect("itemPress");
  const replaced = await shows(() => toast.show("Another", { duration: 50 }));
  await replaced.expect("replaced");
});
