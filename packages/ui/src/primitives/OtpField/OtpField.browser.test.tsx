import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { pasteText } from "@satang/story-kit/paste-text";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { OtpField } from "./index.ts";

describeConformance(OtpField, { props: { label: "Label" }, target: "input" });

const code = page.getByRole("textbox", { name: "Code" });

test("is one input, for which a phone suggests the code", async () => {
  await show(<OtpField label="Code" error="Wrong code" />);
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  await expect.element(code).toHaveAccessibleDescription("Wrong code");
  await expectAccessible();
});

test("a pasted code with spaces or Thai digits is complete, and nothing is sent automatically", async () => {
  const submit = vi.fn();
  const change = vi.fn();
  await show(
    <form onSubmit={submit}>
      <OtpField label="Code" onValueChange={change} />
      <button type="button">Next</button>
    </form>,
  );
  await code.click();
  await pasteText("๔๐๙ 123");
  expect(change).toHaveBeenLastCalledWith("409123");
  await expect.element(code).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test("digits are typed and deleted one by one", async () => {
  await show(<OtpField label="Code" length={4} />);
  await code.click();
  await userEvent.keyboard("40x9{Backspace}2");
  await expect.element(code).toHaveValue("402");
});

test("a code pasted behind a full, wrong one takes its place", async () => {
  await show(<OtpField label="Code" error="Wrong code" defaultValue="482131" />);
  await code.click();
  await pasteText("123456");
  await expect.element(code).toHaveValue("123456");
});

test("a code pasted over the last digits of a wrong one takes the place of all", async () => {
  await show(<OtpField label="Code" error="Wrong code" defaultValue="123999" />);
  await code.click();
  (code.element() as HTMLInputElement).setSelectionRange(3, 6);
  await pasteText("999456");
  await expect.element(code).toHaveValue("999456");
});

test.each(["48213", "456", "28/11/26", "1234.56"])(
  "%s from the clipboard is no part of a code",
  async (pasted) => {
    await show(<OtpField label="Code" defaultValue="1" />);
    await code.click();
    await pasteText(pasted);
    await expect.element(code).toHaveValue("1");
    await expect.element(page.getByRole("alert")).toBeVisible();
  },
);

test("a second paste without a code is announced again", async () => {
  await show(<OtpField label="Code" />);
  await code.click();
  await pasteText("Ref 48213");
  const first = page.getByRole("alert").element();
  await pasteText("Ref 48213");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The pasted text has no 6-digit code.");
  expect(first.isConnected).toBe(false);
});

test("a pasted message gives its code, not the digits of its reference", async () => {
  await show(<OtpField label="Code" defaultValue="482131" />);
  await code.click();
  await pasteText("Ref 48213, code \u202a123456\u202c");
  await expect.element(code).toHaveValue("123456");
});

test("a pasted message without a code changes nothing, says so, and the next key removes the message", async () => {
  const change = vi.fn();
  await show(<OtpField label="Code" onValueChange={change} />);
  await code.click();
  await userEvent.keyboard("12");
  await pasteText("Ref 48213");
  await expect.element(code).toHaveValue("12");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The pasted text has no 6-digit code.");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  await userEvent.keyboard("3");
  await expect.element(code).toHaveValue("123");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(change).toHaveBeenLastCalledWith("123");
});

test("after a refusal, the next key begins a new code; a seventh digit before changes nothing", async () => {
  const screen = await show(<OtpField label="Code" />);
  await code.click();
  await userEvent.keyboard("4821319");
  await expect.element(code).toHaveValue("482131");
  await screen.rerender(<OtpField label="Code" error="Wrong code" />);
  await userEvent.keyboard("12");
  await expect.element(code).toHaveValue("12");
});

test("a code that the phone fills in takes the place of the digits before it", async () => {
  await show(<OtpField label="Code" defaultValue="482131" />);
  await code.fill("123456");
  await expect.element(code).toHaveValue("123456");
});

test("the element's own onChange is called too", async () => {
  const onChange = vi.fn();
  await show(<OtpField label="Code" onChange={(event) => onChange(event.target.value)} />);
  await code.fill("4");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("4");
});
