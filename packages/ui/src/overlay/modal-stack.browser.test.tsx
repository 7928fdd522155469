import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AlertDialog, type AlertDialogProps } from "../primitives/AlertDialog/index.ts";
import { BottomSheet } from "../primitives/BottomSheet/index.ts";
import { Button } from "../primitives/Button/index.ts";
import { closeUpperModal } from "./modal-stack.ts";

const sheet = page.getByRole("dialog", { name: "Deposit", includeHidden: true });
const question = page.getByRole("alertdialog", { name: "Cancel it?" });

async function ask(props: Pick<AlertDialogProps, "loading" | "onOpenChange" | "onConfirm">) {
  await show(
    <BottomSheet defaultOpen title="Deposit">
      <AlertDialog trigger={<Button>Cancel this QR</Button>} title="Cancel it?" {...props} />
    </BottomSheet>,
  );
  await page.getByRole("button", { name: "Cancel this QR" }).click();
  await expect.element(question).toBeVisible();
}

test("the back button closes a question over a sheet, and leaves the sheet to the host", async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  await ask({ onOpenChange, onConfirm });
  expect(closeUpperModal()).toBe(true);
  await expect.element(question).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: "back" });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(closeUpperModal()).toBe(false);
  await expect.element(sheet).toBeVisible();
});

test("a question that may not close now stays, and so does the sheet below it", async () => {
  await ask({ loading: true, onConfirm: () => undefined });
  expect(closeUpperModal()).toBe(true);
  await expect.element(question).toBeVisible();
});
