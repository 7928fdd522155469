import { createLazyModule } from "@satang/headless/provider";
import { showMoney } from "@satang/story-kit/show-money";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowPresentation } from "../frame/flow-frame.types.ts";
import type { FlowModalProps } from "./flow-modal.types.ts";
import { LazyFlow } from "./LazyFlow.tsx";

type Sheet = ComponentType<FlowModalProps>;

const Sheet = ({ open, onOpenChange }: FlowModalProps) => (
  <FlowSheet open={open} onOpenChange={onOpenChange} title="Transfer">
    <p>the form</p>
  </FlowSheet>
);

const form = page.getByText("the form");
const flowOf =
  (read: () => Promise<Sheet>, onOpenChange = vi.fn()) =>
  (part = createLazyModule(read)) =>
  (open: boolean, presentation: FlowPresentation = "modal") => (
    <LazyFlow part={part} title="Transfer" flow={{ open, onOpenChange, presentation }} />
  );

test("a closed flow loads its content, and then opens with it", async () => {
  const read = vi.fn(async () => Sheet);
  const flow = flowOf(read)();
  const { screen } = await showMoney(flow(false));
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await screen.rerender(flow(true));
  await expect.element(page.getByRole("dialog", { name: "Transfer" })).toBeVisible();
  await expect.element(form).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
});

test("a page that opens before the content has arrived shows its title, and can be left", async () => {
  const onOpenChange = vi.fn();
  let arrive: (sheet: Sheet) => void = () => undefined;
  const loading = new Promise<Sheet>((resolve) => {
    arrive = resolve;
  });
  await showMoney(flowOf(() => loading, onOpenChange)()(true, "page"));
  await expect.element(page.getByRole("heading", { level: 1, name: "Transfer" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
  arrive(Sheet);
  await expect.element(form).toBeVisible();
});

test.each(["modal", "page"] as const)(
  "the content of a %s that does not load can be loaded again",
  async (presentation) => {
    const read = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError("no chunk"));
    const part = createLazyModule(read);
    await part.load();
    const flow = flowOf(read)(part);
    // The flow asks for it once more when it is rendered; that fails too.
    read.mockRejectedValueOnce(new TypeError("no chunk"));
    await showMoney(flow(true, presentation));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(form).toBeVisible();
  },
);
