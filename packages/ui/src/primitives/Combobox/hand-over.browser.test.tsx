import { banks } from "@satang/story-kit/banks";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "./index.ts";

const line = vi.hoisted(() => {
  let open = () => {};
  const slow = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { slow, open: () => open() };
});

// A slow connection: the search is loaded when the test allows it.
vi.mock("./ComboboxControl.tsx", async (original) => {
  await line.slow;
  return original();
});

test("the native list stays while it has the focus, and ours replaces it with the same choice", async () => {
  await show(
    <>
      <Combobox label="Bank" picker="search" options={banks} />
      <Combobox label="Other" picker="search" options={banks} />
      <button type="button">Next</button>
    </>,
  );
  const bank = page.getByRole("combobox", { name: "Bank" });
  const other = page.getByRole("combobox", { name: "Other" });
  await userEvent.tab();
  await expect.element(bank).toHaveFocus();
  line.open();
  await expect.element(other).toHaveAttribute("aria-autocomplete", "list");
  await expect.element(bank).toHaveFocus();
  expect(bank.element().tagName).toBe("SELECT");
  await bank.selectOptions("SCB");
  await userEvent.tab();
  await expect.element(other).toHaveFocus();
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await expect.element(bank).toHaveValue("ธนาคารไทยพาณิชย์");
});
