import { expectAccessible } from "@satang/story-kit/axe";
import { banks } from "@satang/story-kit/banks";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BottomSheet } from "../BottomSheet/index.ts";
import { Combobox, type ComboboxProps } from "./index.ts";

describeConformance(Combobox, {
  otherParts: ["empty", "list", "option"],
  props: {
    label: "Bank",
    picker: "search",
    options: [
      { value: "one", label: "One" },
      { value: "two", label: "Two" },
    ],
  },
  target: "input",
});

const bank = page.getByRole("combobox", { name: "Bank" });
const option = (name: string) => page.getByRole("option", { name });
const options = page.getByRole("option");
const status = page.getByRole("status");

const search = (props: Partial<ComboboxProps> = {}) => (
  <Combobox label="Bank" picker="search" options={banks} {...props} />
);

/** Rendered, and the search is loaded. */
async function showSearch(props: Partial<ComboboxProps> = {}) {
  const screen = await show(search(props));
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  return screen;
}

const violations: SecurityPolicyViolationEvent[] = [];
const note = (event: SecurityPolicyViolationEvent) => void violations.push(event);
beforeEach(() => document.addEventListener("securitypolicyviolation", note));
afterEach(() => {
  document.removeEventListener("securitypolicyviolation", note);
  vi.restoreAllMocks();
});

test.each([
  ["kasi", "ธนาคารกสิกรไทย"],
  ["ไทยพา", "ธนาคารไทยพาณิชย์"],
  ["ການຄ້າ", "ธนาคารการค้าต่างประเทศลาว"],
  ["baac", "ธ.ก.ส."],
  ["  KRUNGSRI ", "ธนาคารกรุงศรีอยุธยา"],
  ["\u202aKRUNGSRI\u00a0\u202c", "ธนาคารกรุงศรีอยุธยา"],
])("%s finds %s", async (typed, name) => {
  await showSearch();
  await bank.fill(typed);
  await expect.element(option(name)).toBeVisible();
  expect(options.elements()).toHaveLength(1);
  await expect.element(status).toHaveTextContent("1 result");
});

test("with the keyboard an option is reached, chosen, and sent with its form", async () => {
  const change = vi.fn();
  await show(<form aria-label="Form">{search({ name: "bank", onValueChange: change })}</form>);
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await userEvent.tab();
  await expect.element(bank).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("ธนาคารกสิกรไทย")).toHaveAttribute("data-state", "active");
  await expectAccessible();
  await userEvent.keyboard("{ArrowUp}");
  const last = option("ธนาคารการค้าต่างประเทศลาว");
  await expect.element(last).toHaveAttribute("data-state", "active");
  await expect.element(bank).toHaveAttribute("aria-activedescendant", last.element().id);
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenCalledExactlyOnceWith("BCEL");
  await expect.element(bank).toHaveValue("ธนาคารการค้าต่างประเทศลาว");
  await expect.element(options).not.toBeInTheDocument();
  const form = page.getByRole("form").element() as HTMLFormElement;
  expect(new FormData(form).get("bank")).toBe("BCEL");
});

test("with a pointer: a press opens all options, another chooses, and the focus stays in the text", async () => {
  await showSearch({ defaultValue: "SCB" });
  await bank.click();
  expect(options.elements()).toHaveLength(banks.length);
  await expect.element(option("ธนาคารไทยพาณิชย์")).toHaveAttribute("aria-selected", "true");
  for (const row of options.elements()) {
    expect((row as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44);
  }
  await option("ธนาคารกรุงเทพ").click();
  await expect.element(bank).toHaveValue("ธนาคารกรุงเทพ");
  await expect.element(bank).toHaveFocus();
  await page.getByRole("button", { name: "Show the list" }).click();
  await expect.element(option("ธนาคารกรุงเทพ")).toHaveAttribute("aria-selected", "true");
});

test("no results are announced; leaving restores the choice, emptying removes it", async () => {
  const change = vi.fn();
  await showSearch({ defaultValue: "SCB", onValueChange: change });
  await bank.fill("zzz");
  await expect.element(status).toHaveTextContent("No matches");
  await expect.element(option("No matches")).toBeVisible();
  await expectAccessible();
  await userEvent.tab();
  await expect.element(bank).toHaveValue("ธนาคารไทยพาณิชย์");
  expect(change).not.toHaveBeenCalled();
  await bank.fill("");
  expect(change).toHaveBeenCalledExactlyOnceWith("");
});

test("a single result is highlighted and chosen by Enter and Tab; of several none is", async () => {
  const change = vi.fn();
  await showSearch({ onValueChange: change });
  await bank.fill("kasi");
  await expect.element(option("ธนาคารกสิกรไทย")).toHaveAttribute("data-state", "active");
  await userEvent.keyboard("{Tab}");
  expect(change).toHaveBeenCalledExactlyOnceWith("KBANK");
  await bank.fill("กรุง");
  await expect.element(options.nth(1)).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(bank).toHaveValue("ธนาคารกสิกรไทย");
  expect(change).toHaveBeenCalledTimes(1);
});

test("a disabled option is skipped by arrow keys and not chosen by a press", async () => {
  const change = vi.fn();
  const some = banks.slice(0, 3).map((one, at) => ({ ...one, disabled: at === 1 }));
  await showSearch({ options: some, onValueChange: change });
  await bank.click();
  await option("ธนาคารไทยพาณิชย์").click({ force: true });
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(change).toHaveBeenCalledExactlyOnceWith("BBL");
});

test("Escape closes the list, and not the sheet around it", async () => {
  await show(
    <BottomSheet title="Sheet" defaultOpen>
      {search()}
    </BottomSheet>,
  );
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await bank.click();
  await option("ธนาคารกรุงเทพ").hover();
  await userEvent.keyboard("{Escape}");
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await bank.click();
  await option("ธนาคารกรุงเทพ").click();
  await expect.element(bank).toHaveValue("ธนาคารกรุงเทพ");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("the list has the theme and language of the field, and is placed at the field", async () => {
  await show(
    <div data-satang="" data-satang-theme="river-day">
      {search()}
    </div>,
    "la",
  );
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await bank.click();
  const list = page.getByRole("listbox").element();
  expect(list.closest("[data-satang-theme]")).toHaveAttribute("data-satang-theme", "river-day");
  expect(list.closest("[lang]")).toHaveAttribute("lang", "lo-LA");
  expect(list.matches(":popover-open")).toBe(true);
  const box = bank.element().parentElement as HTMLElement;
  const [at, field] = [list.getBoundingClientRect(), box.getBoundingClientRect()];
  expect(at.width).toBeCloseTo(field.width, 0);
  expect(at.top).toBeGreaterThan(field.bottom);
});

test("all its texts are in the language of the member", async () => {
  await show(search(), "th");
  await expect.element(bank.or(page.getByRole("combobox"))).toHaveAttribute("placeholder", "เลือก");
  await page.getByRole("combobox").fill("kasi");
  await expect.element(status).toHaveTextContent("พบ 1 รายการ");
  expect(document.querySelector("[data-live-announcer]")).toBeNull();
});

test("no styles are added to the page", async () => {
  await showSearch();
  const before = document.querySelectorAll("style").length;
  await bank.click();
  await option("ธนาคารกรุงเทพ").click();
  expect(document.querySelectorAll("style")).toHaveLength(before);
  expect(document.getElementById("react-aria-pressable-style")).toBeNull();
  expect(violations).toEqual([]);
});

test("the native list has the same options", async () => {
  const change = vi.fn();
  await show(<Combobox label="Bank" picker="native" options={banks} onValueChange={change} />);
  await bank.selectOptions("KBANK");
  expect(change).toHaveBeenCalledExactlyOnceWith("KBANK");
  await expect.element(bank).toHaveDisplayValue("ธนาคารกสิกรไทย");
});

test.each(["native", "search"] as const)(
  "attributes reach the control, and the ref gets it: %s",
  async (picker) => {
    const ref = createRef<HTMLInputElement | HTMLSelectElement>();
    const left = vi.fn();
    await show(
      <>
        <Combobox
          ref={ref}
          label="Bank"
          picker={picker}
          options={banks}
          onBlur={left}
          data-testid="bank"
        />
        <button type="button">Next</button>
      </>,
    );
    if (picker === "search") await expect.element(bank).toHaveAttribute("aria-autocomplete");
    await expect.element(bank).toHaveAttribute("data-testid", "bank");
    expect(ref.current).toBe(bank.element());
    ref.current?.focus();
    await expect.element(bank).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
    expect(left).toHaveBeenCalledOnce();
  },
);

test.each(["native", "search"] as const)(
  "read-only, it cannot be changed but is sent with its form: %s",
  async (picker) => {
    await show(
      <form aria-label="Form">
        <Combobox label="Bank" name="bank" picker={picker} options={banks} value="SCB" readOnly />
      </form>,
    );
    if (picker === "search") await expect.element(bank).toHaveAttribute("readonly");
    else await expect.element(bank).toBeDisabled();
    const form = page.getByRole("form").element() as HTMLFormElement;
    expect(new FormData(form).getAll("bank")).toEqual(["SCB"]);
  },
);

test("onChange is called while typing, and onClick on a press", async () => {
  const written = vi.fn();
  const pressed = vi.fn();
  await showSearch({ onChange: (event) => written(event.target.value), onClick: pressed });
  await bank.click();
  await bank.fill("ka");
  expect(pressed).toHaveBeenCalledOnce();
  expect(written).toHaveBeenLastCalledWith("ka");
});

test("on a touch device the native list is used, and ours is not loaded", async () => {
  const coarse = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(coarse);
  await show(<Combobox label="Bank" options={banks} defaultValue="SCB" />);
  expect(bank.element().tagName).toBe("SELECT");
  await expect.element(bank).toHaveDisplayValue("ธนาคารไทยพาณิชย์");
});

test("with a mouse, our list replaces it", async () => {
  await show(<Combobox label="Bank" name="bank" options={banks} defaultValue="SCB" />);
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  const box = bank.element().parentElement as HTMLElement;
  expect(box.matches(":has(> :is(input, textarea):read-only)")).toBe(false);
});

test("the error is connected with it", async () => {
  await showSearch({ error: "Choose a bank", description: "Of your account" });
  await expect.element(bank).toHaveAccessibleDescription("Choose a bank Of your account");
  await expect.element(bank).toHaveAttribute("aria-invalid", "true");
});

test("a ref callback is called once, not in every render", async () => {
  const held = vi.fn();
  const select = <Combobox ref={held} label="Bank" options={banks} picker="native" />;
  const { rerender } = await show(select);
  await rerender(<Combobox ref={held} label="The bank" options={banks} picker="native" />);
  await expect.element(page.getByRole("combobox", { name: "The bank" })).toBeVisible();
  expect(held).toHaveBeenCalledOnce();
});
