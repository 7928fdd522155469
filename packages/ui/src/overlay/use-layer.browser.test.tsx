import { FocusScope } from "@radix-ui/react-focus-scope";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { createPortal } from "react-dom";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AlertDialog } from "../primitives/AlertDialog/index.ts";
import { Button } from "../primitives/Button/index.ts";
import { Dialog } from "../primitives/Dialog/index.ts";
import { Menu } from "../primitives/Menu/index.ts";
import { Tooltip } from "../primitives/Tooltip/index.ts";

const sheet = page.getByRole("dialog", { name: "Account", includeHidden: true });
const more = page.getByRole("button", { name: "More" });

function press(init: KeyboardEventInit) {
  const event = new KeyboardEvent("keydown", {
    key: "Escape",
    bubbles: true,
    cancelable: true,
    ...init,
  });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

test("one Escape closes a tooltip, the next the menu below it, the next the dialog", async () => {
  await show(
    <Dialog defaultOpen title="Account">
      <Menu
        trigger={<Button>More</Button>}
        items={[
          {
            id: "copy",
            label: (
              <Tooltip content="Copies the number">
                <span>Copy</span>
              </Tooltip>
            ),
          },
        ]}
      />
    </Dialog>,
  );
  await more.click();
  await userEvent.hover(page.getByText("Copy", { exact: true }));
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  await expect.element(page.getByRole("menu")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a key that is held down closes one layer", async () => {
  await show(
    <Dialog defaultOpen title="Account">
      <Menu trigger={<Button>More</Button>} items={[{ id: "copy", label: "Copy" }]} />
    </Dialog>,
  );
  await more.click();
  press({});
  for (let count = 0; count < 5; count += 1) press({ repeat: true });
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(sheet).toHaveAttribute("data-state", "open");
});

test("Escape that ends a composition, as with a Thai or Lao keyboard, closes nothing", async () => {
  await show(<Dialog defaultOpen title="Account" />);
  await expect.element(sheet).toHaveFocus();
  press({ isComposing: true });
  await expect.element(sheet).toHaveAttribute("data-state", "open");
});

test("a dialog of the host around a layer does not close with it", async () => {
  const onEscape = vi.fn();
  document.addEventListener("keydown", onEscape, { capture: true });
  await show(<Dialog defaultOpen title="Account" />);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", onEscape, { capture: true });
});

/** Like a library of the host: in a portal, with its own focus trap. */
function Calendar({ onEscape }: { onEscape: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a date</Button>
      {open &&
        createPortal(
          <FocusScope trapped>
            <input
              aria-label="Date"
              style={{ position: "fixed", top: 0, zIndex: 9999 }}
              onKeyDown={({ key }) => key === "Escape" && onEscape()}
            />
          </FocusScope>,
          document.body,
        )}
    </>
  );
}

test("Escape in a layer of another library over a modal is handled by that layer", async () => {
  const onEscape = vi.fn();
  await show(
    <Dialog defaultOpen title="Account">
      <Calendar onEscape={onEscape} />
    </Dialog>,
  );
  await page.getByRole("button", { name: "Choose a date" }).click();
  await expect.element(page.getByLabelText("Date")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledOnce();
  await expect.element(sheet).toHaveAttribute("data-state", "open");
});

test("elements behind a modal that is over another modal cannot be pressed", async () => {
  const onClick = vi.fn();
  await show(
    <Dialog defaultOpen title="Account" footer={<Button onClick={onClick}>Send</Button>}>
      <div style={{ height: 600 }}>
        <AlertDialog trigger={<Button>Ask</Button>} title="Leave?" onConfirm={() => {}} />
      </div>
    </Dialog>,
  );
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  const send = page.getByRole("button", { name: "Send", includeHidden: true }).element();
  const { left, top, width, height } = send.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await userEvent.click(document.documentElement, { position: { x, y } });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});
