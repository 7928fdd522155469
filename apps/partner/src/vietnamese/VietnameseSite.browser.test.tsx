import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@satang/ui/styles.css";
import { VietnameseSite } from "./VietnameseSite.tsx";

function open() {
  const backend = createFakeBackend({
    overrides: [
      reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: 1250.5 } }),
      reply("qrcodeCurrent", { hasQrcode: false }),
      reply("bonusCheckActive", { status: false }),
    ],
  });
  vi.stubGlobal("fetch", backend.fetch);
  return {
    backend,
    site: render(<VietnameseSite baseUrl="https://wallet.example" getToken={() => "t"} />),
  };
}

test("a member reads the wallet in Vietnamese and the deposit in English, with the line height and the fonts of the language", async () => {
  const { backend, site } = open();
  await site;
  await expect.element(page.getByText("Số dư ví")).toBeVisible();
  await expect.element(page.getByText("฿1,250.50").first()).toBeVisible();
  await page.getByRole("button", { name: "Nạp tiền" }).click();
  const sheet = page.getByRole("dialog", { name: "Deposit" });
  await expect.element(sheet.getByRole("button", { name: /PromptPay/ }).first()).toBeVisible();
  const style = getComputedStyle(sheet.element());
  await expect.poll(() => style.fontFamily).toMatch(/^"Noto Sans", /);
  expect(style.getPropertyValue("--satang-font-line-text")).toBe("1.5");
  expect(sheet.element().closest("[lang]")).toHaveAttribute("lang", "vi-VN");
  const sent = new Set(backend.calls.map(({ headers }) => headers.get("accept-language")));
  expect([...sent]).toEqual(["vi-VN"]);
});

test("a member changes to English and back", async () => {
  await open().site;
  await page.getByRole("radio", { name: "English" }).click();
  await expect.element(page.getByText("Wallet balance")).toBeVisible();
  await page.getByRole("radio", { name: "Tiếng Việt" }).click();
  await expect.element(page.getByText("Số dư ví")).toBeVisible();
});
