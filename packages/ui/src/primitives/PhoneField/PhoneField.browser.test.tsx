import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { pasteText } from "@satang/story-kit/paste-text";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PhoneField } from "./index.ts";

describeConformance(PhoneField, { props: { label: "Label" }, target: "input" });

const phone = page.getByRole("textbox", { name: "Phone" });

test("a number with its country code becomes ten digits and is shown in groups when the field loses the focus", async () => {
  const change = vi.fn();
  await render(<PhoneField label="Phone" onValueChange={change} />);
  await phone.click();
  await userEvent.keyboard("+66 81-234-5678");
  await expect.element(phone).toHaveValue("+66 81-234-5678");
  expect(change).toHaveBeenLastCalledWith("0812345678");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("081 234 5678");
  await expectAccessible();
});

test("letters are not accepted", async () => {
  await render(<PhoneField label="Phone" />);
  await phone.fill("08a1b2");
  await expect.element(phone).toHaveValue("0812");
});

test.each([
  "\u202a+66\u00a081-234-5678\u202c",
  "tel:+66-81-234-5678;ext=12",
  "\u200b081\u2011234\u20115678",
])("%j from the clipboard is the ten digits", async (pasted) => {
  const change = vi.fn();
  await render(<PhoneField label="Phone" onValueChange={change} />);
  await phone.click();
  await pasteText(pasted);
  expect(change).toHaveBeenLastCalledWith("0812345678");
});
