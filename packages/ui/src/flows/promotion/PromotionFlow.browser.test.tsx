import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import { showMoney } from "@satang/story-kit/show-money";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PromotionFlow } from "./PromotionFlow.tsx";

function Site({ onReceived }: { readonly onReceived?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <PromotionFlow
      open={open}
      onOpenChange={setOpen}
      onFind={() => setOpen(true)}
      onReceived={onReceived}
    />
  );
}

async function receive(onReceived?: () => void) {
  await showMoney(<Site {...(onReceived && { onReceived })} />, { overrides: money(500) });
  await page.getByLabelText("Promotion code", { exact: true }).fill("LUCKY50");
  await page.getByRole("button", { name: "Check code" }).click();
  await page.getByRole("button", { name: "Claim promotion" }).click();
}

const saved = page.getByRole("alertdialog", { name: "Saved" });

test("a promotion that was received is reported, also on a page that does nothing itself", async () => {
  await receive();
  await expect.element(saved).toMatchTextContent(/Promotion claimed.*Added to your bonus balance/);
  await expectAccessible();
  await saved.getByRole("button", { name: "OK" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test("a page that shows it itself is called, and no alert repeats it", async () => {
  const onReceived = vi.fn();
  await receive(onReceived);
  await expect.poll(() => onReceived.mock.calls.length).toBe(1);
  await expect.element(saved).not.toBeInTheDocument();
});
