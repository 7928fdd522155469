import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import { createSatang } from "@satang/headless/provider";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { applyBrand, orchid } from "./brand.ts";
import { WalletCard } from "./first-component.tsx";

test("the first component shows the balance in the host's own brand", async () => {
  applyBrand();
  const backend = createFakeBackend({
    overrides: [reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: 1250.5 } })],
  });
  const satang = createSatang({ baseUrl: "https://wallet.example", fetch: backend.fetch });
  const screen = await render(<WalletCard satang={satang} />);

  await expect.element(screen.getByText("฿1,250.50")).toBeVisible();
  const button = screen.getByRole("button", { name: "Refresh" });
  expect(getComputedStyle(button.element()).getPropertyValue("--satang-color-accent")).toBe(
    orchid.color.accent,
  );
});
