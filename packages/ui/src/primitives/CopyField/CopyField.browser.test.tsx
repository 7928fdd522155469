import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AccountNumber } from "../AccountNumber/index.ts";
import { CopyField } from "./index.ts";

describeConformance(CopyField, {
  props: { label: "Account", value: "123" },
  skip: { disabled: NOT_A_CONTROL },
});

afterEach(() => vi.restoreAllMocks());

const copy = page.getByRole("button", { name: "Copy Account number" });

test("copies the plain digits and reports it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(<CopyField label="Account number" value="123-456-7890" text="1234567890" />);
  await copy.click();
  expect(write).toHaveBeenCalledWith("1234567890");
  await expect.element(page.getByRole("status")).toHaveTextContent("copied: 1234567890");
  await expectAccessible();
});

test("without a clipboard it copies with execCommand, and returns the focus", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const old = vi.spyOn(document, "execCommand").mockReturnValue(true);
  await show(<CopyField label="Account number" value="123-456-7890" />);
  await copy.click();
  expect(old).toHaveBeenCalledWith("copy");
  await expect.element(page.getByRole("status")).toHaveTextContent("copied: 123-456-7890");
  await expect.element(copy).toHaveFocus();
});

test("when copying fails a message says so, and the text stays selectable", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const result = vi.fn();
  await show(<CopyField label="Account number" value="123-456-7890" onCopyResult={result} />);
  await copy.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Failed to copy");
  expect(result).toHaveBeenCalledWith(false);
  expect(getComputedStyle(page.getByText("123-456-7890").element()).userSelect).toBe("all");
});

test("beforeCopy is called before the clipboard is used", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const ask = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  await show(<CopyField label="Account number" value="1" beforeCopy={ask} />);
  await copy.click();
  expect(write).not.toHaveBeenCalled();
  await copy.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("copied: 1");
});

test("shows a number in groups and copies the given text", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(
    <CopyField
      label="Account number"
      value={<AccountNumber value="1234567890" />}
      text="1234567890"
    />,
  );
  await copy.click();
  expect(write).toHaveBeenCalledWith("1234567890");
  await expectAccessible();
});

test("a new text is not reported as copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const field = (number: string) => <CopyField label="Account number" value={number} />;
  const { rerender } = await show(field("111"));
  await copy.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("copied: 111");
  await rerender(field("222"));
  expect(page.getByRole("status").element().textContent).toBe("");
});

test("each failure is announced, the second like the first", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const result = vi.fn();
  await show(<CopyField label="Account number" value="111" onCopyResult={result} />);
  const outcome = page.getByRole("status");
  await copy.click();
  await expect.element(outcome).toHaveTextContent("Failed to copy");
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(outcome.element().textContent));
  watch.observe(outcome.element(), { childList: true, characterData: true, subtree: true });
  await copy.click();
  await expect.poll(() => result.mock.calls.length).toBe(2);
  await expect.poll(() => said.at(-1)).toBe("Failed to copy");
});
