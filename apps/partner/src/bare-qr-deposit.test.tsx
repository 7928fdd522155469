import { createFakeBackend, exampleOf, type Override, reply } from "@satang/api/testing";
import { createSatang, SatangProvider } from "@satang/headless/provider";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { BareQrDeposit } from "./bare-qr-deposit.tsx";

const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString();

async function open(overrides: Override[]) {
  const backend = createFakeBackend({ overrides });
  const satang = createSatang({ baseUrl: "https://wallet.example", fetch: backend.fetch });
  const screen = await render(
    <SatangProvider {...satang}>
      <BareQrDeposit />
    </SatangProvider>,
  );
  return { screen, sent: (id: string) => backend.calls.filter((call) => call.id === id) };
}

test("a partner's plain HTML creates a QR, counts down and cancels, with no sheet of ours", async () => {
  const { screen, sent } = await open([
    reply("qrcodeCurrent", { hasQrcode: false }),
    reply("qrcodeCreate", () => ({
      ...exampleOf("qrcodeCreate", "created"),
      expireIn: inFiveMinutes(),
    })),
  ]);
  const create = screen.getByRole("button", { name: "Create QR" });
  await expect.element(create).toBeDisabled();
  await screen.getByLabelText("Amount in baht").fill("500");
  await create.click();

  await expect.element(screen.getByRole("img", { name: /QR code to pay/ })).toBeVisible();
  const left = screen.getByRole("timer", { name: "Time left to pay" });
  await expect.element(left).toBeVisible();
  expect(left.element().textContent).toMatch(/^0[45]:\d\d$/);
  expect(sent("qrcodeCreate").map(({ body }) => body)).toEqual([{ amount: 500 }]);

  await screen.getByRole("button", { name: "Cancel the QR" }).click();
  await expect.element(create).toBeVisible();
  expect(sent("qrcodeCancel")).toHaveLength(1);
});
