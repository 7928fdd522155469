import { createFakeBackend } from "@satang/api/testing";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createSatang, SatangProvider } from "../provider/index.ts";
import { useKnownWallet, useWallet } from "./index.ts";

function Reader() {
  useWallet();
  return null;
}

function Total() {
  return <output aria-label="total">{useKnownWallet()?.total ?? "not known"}</output>;
}

test("the known wallet is what another view has read: alone, it calls nothing", async () => {
  const backend = createFakeBackend();
  const satang = createSatang({ baseUrl: "https://wallet.example", fetch: backend.fetch });
  const page = (isRead: boolean) => (
    <SatangProvider {...satang}>
      <Total />
      {isRead && <Reader />}
    </SatangProvider>
  );
  const screen = await render(page(false));
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("not known");
  expect(backend.calls).toEqual([]);
  await screen.rerender(page(true));
  await expect.element(screen.getByLabelText("total")).toHaveTextContent("142075");
});
