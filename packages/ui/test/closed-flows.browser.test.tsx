import { money } from "@satang/story-kit/fake-money";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FlowModalProps } from "../src/flows/money/flow-modal.types.ts";
import { modalFlows } from "./modal-flows.ts";

const closed: FlowModalProps = { open: false, onOpenChange: () => undefined };

test("a page with every flow closed makes no call", async () => {
  expect(modalFlows.length).toBeGreaterThan(12);
  const { backend } = await showMoney(
    <>
      {modalFlows.map(({ name, Flow, more }) => (
        <Flow key={name} {...closed} {...more} />
      ))}
      <p>The page</p>
    </>,
    { overrides: money(500) },
  );
  await expect.element(page.getByText("The page")).toBeVisible();
  window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("The page")).toBeVisible();
  await Promise.resolve();
  expect(backend.calls.map(({ id }) => id)).toEqual([]);
});
