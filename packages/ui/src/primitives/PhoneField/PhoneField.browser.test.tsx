import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { pasteText } from "@satang/story-kit/paste-text";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PhoneField } from "./index.ts";

describeConformance(PhoneField, { props: { label: "Label" }, target: "input" });

const phone = page.getByRole("textbox", { name: "Phone" });

test("a number with its country code becomes ten digits and is shown in groups when the field loses the focus", async () => {
  const change = vi.fn();
  await show(<PhoneField label="Phone" onValueChange={change} />);
  await phone.click();
  await userEvent.keyboard("+66 81-234-5678");
  await expect.element(phone).toHaveValue("+66 81-234-5678");
  expect(change).toHaveBeenLastCalledWith("0812345678");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("081 234 5678");
  await expectAccessible();
});

test.each(["2O5551234", "0812345678x", "081*234", "081,234,5678"])(
  "%s stays as it was typed, with a message until it is corrected",
  async (keys) => {
    const change = vi.fn();
    await show(<PhoneField label="Phone" onValueChange={change} />);
    await phone.click();
    await userEvent.keyboard(keys);
    await expect.element(phone).toHaveValue(keys);
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveTextContent("The phone number must be digits only.");
    await expect.element(phone).toHaveAttribute("aria-invalid", "true");
    expect(change).toHaveBeenLastCalledWith(keys);
    await userEvent.tab();
    await expect.element(phone).toHaveValue(keys);
    await expect.element(alert).toBeVisible();
    await expectAccessible();
    await phone.click();
    await userEvent.keyboard(`{End}${"{Backspace}".repeat(keys.length)}๐812345678`);
    await expect.element(alert).not.toBeInTheDocument();
    expect(change).toHaveBeenLastCalledWith("0812345678");
    await userEvent.tab();
    await expect.element(phone).toHaveValue("081 234 5678");
  },
);

test("a full-width plus sign is the usual one, and stays when the field is left too early", async () => {
  await show(<PhoneField label="Phone" />);
  await phone.click();
  await userEvent.keyboard("\uff0b");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("+");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await phone.click();
  await userEvent.keyboard("{End}66 81 234 5678");
  await userEvent.tab();
  await expect.element(phone).toHaveValue("081 234 5678");
});

test("a wrong character in the middle can be deleted where it is", async () => {
  await show(<PhoneField label="Phone" />);
  await phone.click();
  await userEvent.keyboard("081345678{Home}{ArrowRight}{ArrowRight}{ArrowRight}l");
  await expect.element(phone).toHaveValue("081l345678");
  await userEvent.keyboard("{Backspace}2");
  await expect.element(phone).toHaveValue("0812345678");
});

test("a host that sets another number shows it", async () => {
  const screen = await show(<PhoneField label="Phone" value="081x" />);
  await expect.element(phone).toHaveValue("081x");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await screen.rerender(<PhoneField label="Phone" value="" />);
  await expect.element(phone).toHaveValue("");
});

test.each([
  "\u202a+66\u00a081-234-5678\u202c",
  "tel:+66-81-234-5678;ext=12",
  "\u200b081\u2011234\u20115678",
])("%j from the clipboard is the ten digits", async (pasted) => {
  const change = vi.fn();
  await show(<PhoneField label="Phone" onValueChange={change} />);
  await phone.click();
  await pasteText(pasted);
  expect(change).toHaveBeenLastCalledWith("0812345678");
});
