import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Words } from "./Words.tsx";

const words = [
  {
    key: "withdraw.title",
    en: "Withdraw",
    th: "ถอนเงิน",
    la: "ຖອນເງິນ",
    places: [{ name: "WithdrawFlow", page: "flows-withdraw--docs" }],
  },
  { key: "ui.close", en: "Close", th: "ปิด", la: "ປິດ", places: [{ name: "Alert", page: null }] },
];

test("a writer searches a text, reads it in three languages, and opens the page of its component", async () => {
  await render(<Words words={words} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("2 of 2 messages");
  await page.getByRole("searchbox", { name: /Search/ }).fill("ถอน");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 of 2 messages");
  const row = page.getByRole("row", { name: /withdraw.title/ });
  await expect.element(row.getByText("ຖອນເງິນ")).toHaveAttribute("lang", "lo-LA");
  const link = row.getByRole("link", { name: "WithdrawFlow" });
  await expect.element(link).toHaveAttribute("href", "./?path=/docs/flows-withdraw--docs");
  await expect.element(page.getByText("ui.close")).not.toBeInTheDocument();
});
