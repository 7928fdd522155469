import { createLazyModule } from "@satang/headless/provider";
import { show } from "@satang/story-kit/show";
import { type ComponentType, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Modal } from "../../primitives/Modal/Modal.tsx";
import type { ModalShape } from "../../primitives/Modal/modal.types.ts";
import { LazyModal } from "./LazyModal.tsx";

type Part = ReturnType<typeof createLazyModule<ComponentType<ModalShape>>>;

const openers = page.getByRole("button", { name: "Deposit" });
const dialog = page.getByRole("dialog", { name: "Deposit" });
const section = page.getByRole("region", { name: "Deposit" });
const amount = page.getByRole("textbox", { name: "Amount" });

/** A host with a button that opens the modal, and one that closes it from outside. */
function Host({ part }: { readonly part: Part }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Deposit
      </button>
      <LazyModal
        part={part}
        placement="sheet"
        open={open}
        onOpenChange={setOpen}
        title="Deposit"
        footer={(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      >
        <input aria-label="Amount" />
      </LazyModal>
    </>
  );
}

/** A chunk that arrives when the test says so. */
function waiting() {
  let answer: (part: ComponentType<ModalShape>) => void = () => undefined;
  let lose: (error: Error) => void = () => undefined;
  const read = vi.fn(
    () =>
      new Promise<ComponentType<ModalShape>>((resolve, reject) => {
        answer = resolve;
        lose = reject;
      }),
  );
  return {
    read,
    part: createLazyModule(read),
    arrive: () => answer(Modal),
    lose: () => lose(new TypeError("no chunk")),
  };
}

test("a closed modal is loaded before it is opened, and then opens at once", async () => {
  const { part, read, arrive } = waiting();
  await show(<Host part={part} />);
  expect(read).toHaveBeenCalledOnce();
  arrive();
  await openers.click();
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(openers).toHaveFocus();
});

test("a modal that was opened before it has arrived says that it loads, and returns the focus to its button", async () => {
  const { part, arrive } = waiting();
  await show(<Host part={part} />);
  const loading = page.getByRole("status").filter({ hasText: "Loading" });
  await expect.element(loading).not.toBeInTheDocument();
  await openers.click();
  await expect.element(loading).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
  arrive();
  await expect.element(dialog).toHaveFocus();
  await expect.element(loading).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(openers).toHaveFocus();
});

test("a modal that was closed while it was loaded does not appear", async () => {
  const { part, arrive } = waiting();
  const modal = (open: boolean) => (
    <LazyModal part={part} placement="sheet" open={open} title="Deposit">
      <p>content</p>
    </LazyModal>
  );
  const { rerender } = await show(modal(true));
  await rerender(modal(false));
  arrive();
  await part.load();
  await rerender(modal(false));
  expect(document.querySelector("[data-part=scrim]")).toBeNull();
});

test("a modal that does not load is in the page with the focus, keeps what is typed, and goes back to its button", async () => {
  const { part, lose, arrive } = waiting();
  await show(<Host part={part} />);
  await openers.click();
  lose();
  await expect.element(section).toHaveFocus();
  await amount.fill("500");
  // The modal is loaded in the background meanwhile.
  window.dispatchEvent(new Event("online"));
  arrive();
  await part.load();
  await expect.element(amount).toHaveValue("500");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(openers).toHaveFocus();
  await openers.click();
  await expect.element(dialog).toHaveFocus();
});
