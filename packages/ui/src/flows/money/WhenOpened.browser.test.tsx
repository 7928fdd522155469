import { showMoney } from "@satang/story-kit/show-money";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FlowPresentation } from "../frame/flow-frame.types.ts";
import { lazyModal } from "../frame/modal.lazy.ts";
import { WhenOpened } from "./WhenOpened.tsx";

const closed = (presentation: FlowPresentation) => (
  <WhenOpened open={false} presentation={presentation}>
    <p>content</p>
  </WhenOpened>
);

test("a flow in the page does not load the modal, and a closed modal loads it before it is opened", async () => {
  const load = vi.spyOn(lazyModal, "load");
  onTestFinished(() => load.mockRestore());
  const { screen } = await showMoney(closed("page"));
  await screen.rerender(closed("inline"));
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(closed("modal"));
  expect(load).toHaveBeenCalledOnce();
  await expect.poll(lazyModal.current).not.toBeNull();
});
