import { en } from "@satang/i18n/locales/en";
import { type ReactNode, useEffect, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { Dialog } from "../src/primitives/Dialog/index.ts";
import { ToastProvider, useToast } from "../src/primitives/Toast/index.ts";
import { ThemeScope } from "../src/theme/scope/ThemeScope.tsx";

function Toast() {
  const { show } = useToast();
  useEffect(() => void show("Copied"), [show]);
  return null;
}

/** A page of a host with a fixed bar, as its framework stacks it. */
function Host({ zIndex, children }: { readonly zIndex: number; readonly children: ReactNode }) {
  return (
    <I18nProvider locale="en" catalogue={en}>
      <nav aria-label="Host" style={{ position: "fixed", inset: "0 0 auto", height: 60, zIndex }} />
      {children}
    </I18nProvider>
  );
}

/** Finds the element that a press on the host's bar reaches. */
const onBar = () => document.elementFromPoint(10, 10);

test.each([
  ["Bootstrap's fixed bar", 1030],
  ["MUI's bar", 1100],
  ["MUI's own modal", 1300],
])("a modal and a toast are above %s", async (_, zIndex) => {
  await render(
    <Host zIndex={zIndex}>
      <ThemeScope theme="river-day">
        <ToastProvider>
          <Toast />
          <Dialog title="Withdraw" defaultOpen>
            At least 100.
          </Dialog>
        </ToastProvider>
      </ThemeScope>
    </Host>,
  );
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
  const scrim = document.querySelector('[data-part="scrim"]') as Element;
  expect(onBar()).toBe(scrim);
  const toast = page.getByText("Copied").element();
  const { left, top } = toast.getBoundingClientRect();
  expect(toast.closest('[data-part="toasts"]')).toContainElement(
    document.elementFromPoint(left + 1, top + 1) as HTMLElement,
  );
});

function InContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <Host zIndex={1030}>
      <div
        ref={setContainer}
        data-testid="overlays"
        style={{ position: "relative", zIndex: 1, isolation: "isolate" }}
      />
      <ThemeScope theme="river-day" container={container}>
        <ThemeScope theme="river-night">
          <ToastProvider>
            <Toast />
            {container && (
              <Dialog title="Withdraw" defaultOpen>
                At least 100.
              </Dialog>
            )}
          </ToastProvider>
        </ThemeScope>
      </ThemeScope>
    </Host>
  );
}

test("in a container of the host a modal and a toast have its place in the stacking order", async () => {
  await render(<InContainer />);
  const dialog = page.getByRole("dialog", { name: "Withdraw" });
  await expect.element(dialog).toBeVisible();
  const container = page.getByTestId("overlays").element();
  expect(container).toContainElement(dialog.element() as HTMLElement);
  expect(container).toContainElement(page.getByText("Copied").element() as HTMLElement);
  expect(dialog.element().closest("[data-satang-theme]")).toHaveAttribute(
    "data-satang-theme",
    "river-night",
  );
  expect(onBar()).toHaveAttribute("aria-label", "Host");
});

test("a bar of the host above a modal cannot be pressed until the modal has closed", async () => {
  const { dataset } = document.documentElement;
  const before = dataset.satang;
  onTestFinished(() => {
    dataset.satang = before;
  });
  delete dataset.satang;
  await render(
    <Host zIndex={99_999}>
      <ThemeScope theme="river-day">
        <Dialog title="Withdraw" defaultOpen />
      </ThemeScope>
    </Host>,
  );
  const dialog = page.getByRole("dialog", { name: "Withdraw" });
  await expect.element(dialog).toBeVisible();
  expect(onBar()).toHaveAttribute("data-part", "scrim");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onBar()).toHaveAttribute("aria-label", "Host");
});
