import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { AlertDialog } from "./AlertDialog.tsx";

test("says what happened and takes one answer, by Enter too", async () => {
  await show(<AlertDialog defaultOpen title="Transfer failed" description="Money not enough" />);
  const alert = page.getByRole("alertdialog", { name: "Transfer failed" });
  await expect.element(alert).toHaveAccessibleDescription("Money not enough");
  await expect.element(alert.getByRole("button", { name: "OK" })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});
