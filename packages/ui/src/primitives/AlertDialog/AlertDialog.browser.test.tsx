import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BottomSheet } from "../BottomSheet/BottomSheet.tsx";
import { Button } from "../Button/Button.tsx";
import { AlertDialog } from "./AlertDialog.tsx";

describeConformance(AlertDialog, {
  props: { defaultOpen: true, title: "Title", onConfirm: () => {}, children: "Body" },
  root: "[role=alertdialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const question = page.getByRole("alertdialog", { name: "Cancel this QR?" });

function ask() {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const ui = (loading = false) => (
    <AlertDialog
      defaultOpen
      title="Cancel this QR?"
      description="Keep it when you have paid."
      confirmLabel="Cancel QR"
      cancelLabel="Keep"
      tone="critical"
      loading={loading}
      {...answers}
    />
  );
  return { ...answers, ui };
}

test("the focus starts on cancel, and onConfirm is called once", async () => {
  const { ui, onConfirm, onCancel } = ask();
  await show(ui());
  await expect.element(question.getByRole("button", { name: "Keep" })).toHaveFocus();
  await expectAccessible();
  await question.getByRole("button", { name: "Cancel QR" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test("Escape cancels", async () => {
  const { ui, onConfirm, onCancel } = ask();
  await show(ui());
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("while the confirmation is executed it can be neither cancelled nor confirmed again", async () => {
  const { ui, onConfirm } = ask();
  await show(ui(true));
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Cancel QR" }).click({ force: true });
  await expect.element(question).toBeVisible();
  await expect.element(question.getByRole("button", { name: "Keep" })).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("over a sheet, its answer keeps the sheet open and returns the focus", async () => {
  await show(
    <BottomSheet defaultOpen title="Scan to deposit">
      <AlertDialog
        trigger={<Button>Cancel</Button>}
        title="Cancel this QR?"
        cancelLabel="Keep"
        onConfirm={() => {}}
      />
    </BottomSheet>,
  );
  const sheet = page.getByRole("dialog", { name: "Scan to deposit" });
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
});

test("the second tap of a double tap on confirm is ignored", async () => {
  const { ui, onConfirm } = ask();
  await show(ui());
  await question.getByRole("button", { name: "Cancel QR" }).dblClick();
  await expect.element(question).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
});

function Asking({ onCancel }: { onCancel: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this QR?"
        cancelLabel="Keep"
        onConfirm={() => {}}
        onCancel={onCancel}
      />
    </>
  );
}

test("onCancel is called after an earlier confirmation too", async () => {
  const onCancel = vi.fn();
  await show(<Asking onCancel={onCancel} />);
  for (const answer of ["Confirm", "Keep"]) {
    await page.getByRole("button", { name: "Ask" }).click();
    await question.getByRole("button", { name: answer }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(onCancel).toHaveBeenCalledOnce();
});
