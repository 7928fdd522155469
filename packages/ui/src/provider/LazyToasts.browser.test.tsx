import { createLazyModule } from "@satang/headless/provider";
import { show } from "@satang/story-kit/show";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useToast } from "../primitives/Toast/index.ts";
import { Toasts } from "../primitives/Toast/Toasts.tsx";
import type { ToastsProps } from "../primitives/Toast/toast.types.ts";
import { LazyToasts } from "./LazyToasts.tsx";

function Host() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => void toast.show("Saved")}>
      Save
    </button>
  );
}

const region = page.getByRole("region", { name: "Notifications" });
const live = () => document.querySelector("[data-part=toasts] [aria-live=polite]");

test("a message before its code has arrived is added to the live region that was there, when it has arrived", async () => {
  let arrive: (part: ComponentType<ToastsProps>) => void = () => undefined;
  const loading = new Promise<ComponentType<ToastsProps>>((resolve) => {
    arrive = resolve;
  });
  await show(
    <LazyToasts part={createLazyModule(() => loading)}>
      <Host />
    </LazyToasts>,
  );
  await expect.element(region).toBeInTheDocument();
  const before = live();
  await page.getByRole("button", { name: "Save" }).click();
  expect(before).toBeEmptyDOMElement();
  arrive(Toasts);
  await expect.element(region.getByText("Saved")).toBeVisible();
  expect(live()).toBe(before);
});

test("the code of the toasts is loaded before there is a message, and again after a failure", async () => {
  const read = vi.fn(async () => Toasts).mockRejectedValueOnce(new TypeError("no chunk"));
  await show(
    <LazyToasts part={createLazyModule(read)}>
      <Host />
    </LazyToasts>,
  );
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Save" }).click();
  window.dispatchEvent(new Event("online"));
  await expect.element(region.getByText("Saved")).toBeVisible();
});
