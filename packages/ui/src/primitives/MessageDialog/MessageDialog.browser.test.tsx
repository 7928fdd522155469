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

const alert = page.getByRole("alertdialog", { name: "Transfer failed" });
const ok = alert.getByRole("button", { name: "OK" });
const opener = page.getByRole("button", { name: "Transfer", exact: true });
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test("shows a message with one answer, which Enter presses", async () => {
  await show(<MessageDialog defaultOpen title="Transfer failed" description="Money not enough" />);
  await expect.element(alert).toHaveAccessibleDescription("Money not enough");
  await expect.element(ok).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});

/** The opener has the position of the answer, so that the second press of a double press meets it. */
async function showOpenerUnderAnswer() {
  const trigger = (
    <button type="button" style={{ position: "fixed" }}>
      Transfer
    </button>
  );
  await show(<MessageDialog title="Transfer failed" trigger={trigger} />);
  const { style } = opener.element() as HTMLElement;
  await opener.click();
  await expect.element(ok).toHaveFocus();
  const { left, top, width, height } = ok.element().getBoundingClientRect();
  Object.assign(style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  await ok.click();
  await expect.element(alert).not.toBeInTheDocument();
}

test("the second press of a double press that opened it does not answer it", async () => {
  await showOpenerUnderAnswer();
  await opener.dblClick();
  await drawn();
  await expect.element(alert).toHaveAttribute("data-state", "open");
  await ok.click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("the Enter key that opened it does not answer it while it is held down", async () => {
  await showOpenerUnderAnswer();
  opener.element().focus();
  await userEvent.keyboard("{Enter>3/}");
  await drawn();
  await expect.element(alert).toHaveAttribute("data-state", "open");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});
