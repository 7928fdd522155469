import { createSatangQueryClient } from "@satang/headless/provider";
import { money } from "@satang/story-kit/fake-money";
import { reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { eventsDelivered } from "@satang/story-kit/unsafe-parts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FlowModalProps } from "../src/flows/money/flow-modal.types.ts";
import { modalFlows } from "./modal-flows.ts";

const closed: FlowModalProps = { open: false, onOpenChange: () => undefined };
const dialogs = page.getByRole("dialog");
const noBanners = [
  reply("inviteBanners", { banners: [] }),
  reply("refundBanners", { banners: [] }),
];

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
  await eventsDelivered();
  expect(backend.calls.map(({ id }) => id)).toEqual([]);
});

test.each(modalFlows)("$name reads nothing twice when it opens", async ({ Flow, more }) => {
  const queryClient = createSatangQueryClient();
  const { backend } = await showMoney(<Flow {...closed} {...more} open />, {
    overrides: [...money(500), ...noBanners],
    queryClient,
  });
  await expect.element(dialogs.first()).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const read = backend.calls.map(({ id }) => id);
  // The service fetches the balances of the games, which the wallet then has.
  const once = read.slice(read.indexOf("walletRefreshSlots") + 1);
  expect(once).toEqual([...new Set(once)]);
});

test.each(modalFlows)("$name that was opened and closed makes no call", async ({ Flow, more }) => {
  const queryClient = createSatangQueryClient();
  const pageWith = (open: boolean) => <Flow {...closed} {...more} open={open} />;
  const { backend, screen } = await showMoney(pageWith(true), {
    overrides: money(500),
    queryClient,
  });
  const isReading = () => queryClient.isFetching();
  await expect.element(dialogs.first()).toBeVisible();
  await expect.poll(isReading).toBe(0);
  await screen.rerender(pageWith(false));
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.poll(isReading).toBe(0);
  const before = backend.calls.length;
  // Money has moved elsewhere: all that was read is outdated.
  await queryClient.invalidateQueries();
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(isReading).toBe(0);
  expect(backend.calls.slice(before).map(({ id }) => id)).toEqual([]);
});
