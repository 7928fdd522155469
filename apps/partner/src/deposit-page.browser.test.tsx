import { createFakeBackend, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DepositPage } from "./deposit-page.tsx";

test("the page of the README is a deposit in the brand of the host, with the token of the host", async () => {
  const backend = createFakeBackend({ overrides: [reply("qrcodeCurrent", { hasQrcode: false })] });
  vi.stubGlobal("fetch", backend.fetch);
  const onLeave = vi.fn();
  await render(<DepositPage getToken={() => "token-of-the-host"} onLeave={onLeave} />);
  const flow = page.getByRole("region", { name: "Deposit" });
  await expect.element(page.getByRole("heading", { level: 1, name: "Deposit" })).toBeVisible();
  await expect.element(flow.getByRole("button", { name: /QR/ }).first()).toBeVisible();
  const style = getComputedStyle(flow.element());
  expect(style.getPropertyValue("--satang-color-accent")).toBe("#a1006b");
  const sent = backend.calls.map(({ headers }) => headers.get("authorization"));
  expect(new Set(sent)).toEqual(new Set(["Bearer token-of-the-host"]));
  await flow.getByRole("button", { name: "Back", exact: true }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});

const codeOf = (page: string) => commands.readFile(`apps/partner/src/${page}.tsx`);
const blockOf = (code: string) => `\`\`\`tsx\n${code}\`\`\`\n`;

test("the page is in the README as it is, in at most 15 lines", async () => {
  const code = await codeOf("deposit-page");
  expect(await commands.readFile("packages/ui/README.md")).toContain(
    blockOf(`// src/deposit-page.tsx\n${code}`),
  );
  expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(15);
});

test("the page with style sheets in parts is in the page about weights as it is", async () => {
  const weights = await commands.readFile("packages/ui/src/docs/Weight.mdx");
  expect(weights).toContain(blockOf(await codeOf("deposit-page-in-parts")));
});
