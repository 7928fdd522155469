import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { CopyButton } from "./index.ts";

afterEach(() => vi.restoreAllMocks());

test("it names what it copies and speaks the outcome in the member's language", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(<CopyButton text="https://satang.example/register?code=PR1" label="ลิงก์" />, "th");
  await page.getByRole("button", { name: "คัดลอก ลิงก์" }).click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("คัดลอกแล้ว: https://satang.example/register?code=PR1");
});
