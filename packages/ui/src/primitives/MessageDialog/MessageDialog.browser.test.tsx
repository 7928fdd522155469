import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MessageDialog } from "./MessageDialog.tsx";

describeConformance(MessageDialog, {
  props: { defaultOpen: true, title: "Title", children: "Body" },
  root: "[role=alertdialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

test("shows a message with one answer, which Enter presses", async () => {
  await show(<MessageDialog defaultOpen title="Transfer failed" description="Money not enough" />);
  const alert = page.getByRole("alertdialog", { name: "Transfer failed" });
  await expect.element(alert).toHaveAccessibleDescription("Money not enough");
  await expect.element(alert.getByRole("button", { name: "OK" })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});
