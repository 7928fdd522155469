import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OtpField } from "./index.ts";

describeConformance(OtpField, { props: { label: "Label" }, target: "input" });

const code = page.getByRole("textbox", { name: "Code" });

test("it is one input, for which a phone suggests the code", async () => {
  await render(<OtpField label="Code" error="Wrong code" />);
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  await expect.element(code).toHaveAccessibleDescription("Wrong code");
  await expectAccessible();
});

test("a pasted code with spaces or Thai digits is complete, and nothing is sent automatically", async () => {
  const submit = vi.fn();
  const change = vi.fn();
  await render(
    <form onSubmit={submit}>
      <OtpField label="Code" onValueChange={change} />
      <button type="button">Next</button>
    </form>,
  );
  await code.fill("๔๐๙ 123 999");
  expect(change).toHaveBeenLastCalledWith("409123");
  await expect.element(code).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test("digits are typed and deleted one by one", async () => {
  await render(<OtpField label="Code" length={4} />);
  await code.click();
  await userEvent.keyboard("40x9{Backspace}2");
  await expect.element(code).toHaveValue("402");
});

test("the element's own onChange is called too", async () => {
  const onChange = vi.fn();
  await render(<OtpField label="Code" onChange={(event) => onChange(event.target.value)} />);
  await code.fill("4");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("4");
});
