import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CopyButton } from "./index.ts";

describeConformance(CopyButton, {
  otherParts: ["outcome"],
  props: { text: "123", label: "Account" },
  target: "button",
});

afterEach(() => vi.restoreAllMocks());

test("the name contains the copied item, and the outcome is announced in the member's language", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(<CopyButton text="https://satang.example/register?code=PR1" label="ลิงก์" />, "th");
  await page.getByRole("button", { name: "คัด\u2060ลอก ลิงก์" }).click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("คัด\u2060ลอกแล้ว: https://satang.example/register?code=PR1");
});

test("a failure is shown, announced and passed to onCopyResult", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const result = vi.fn();
  await show(<CopyButton text="1234567890" label="Account number" onCopyResult={result} />);
  await page.getByRole("button", { name: "Copy Account number" }).click();
  const outcome = page.getByRole("status");
  await expect.element(outcome).toHaveTextContent("Failed to copy");
  expect(outcome.element().getBoundingClientRect().width).toBeGreaterThan(40);
  expect(result).toHaveBeenCalledExactlyOnceWith(false);
  await expectAccessible();
});
