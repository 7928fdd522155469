import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import {
  createFakeWallet,
  drop,
  type FakeWalletOptions,
  reply,
} from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LatestStatement } from "./LatestStatement.tsx";

async function open(options: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({ signedIn: true, ...options });
  await show(
    <SatangProvider {...wallet.satang}>
      <LatestStatement allHref="/user/statement" />
    </SatangProvider>,
  );
}

const rows = ["KBANK", "SCB", "WW", "E2P"].map((to) => ({
  statementType: "withdraw" as const,
  from: "wallet",
  to,
  status: "SUCCESS",
  amount: 100,
  createdAt: "2026-11-20T22:10:02+07:00",
}));

test("shows the last three rows, each with its age, and a link to all of them", async () => {
  await open({ overrides: [reply("statementList", { total: 4, statements: rows })] });
  await expect.element(page.getByText("Withdraw · WW")).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(page.getByTitle("20/11/2026 22:10:02").first()).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See all Statement" }))
    .toHaveAttribute("href", "/user/statement");
  await expectAccessible();
});

test("offers a retry when the statement cannot be read", async () => {
  await open({ overrides: [drop("statementList")] });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
