import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { createFakeWallet, drop, type FakeWalletOptions } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AgreementFlow } from "./AgreementFlow.tsx";

afterEach(() => void vi.useRealTimers());

const sheet = page.getByRole("dialog", { name: "Agreement" });
const accept = page.getByRole("button", { name: "I accept" });
const DELAY = 1500;

type ScreenProps = { readonly opened: () => void; readonly shownAt: number | undefined };

function Screen({ opened, shownAt }: ScreenProps) {
  const [open, setOpen] = useState(false);
  const [paused, setPaused] = useState(false);
  return (
    <>
      <input aria-label="name" />
      <input type="checkbox" aria-label="other modal" onChange={() => setPaused(!paused)} />
      <AgreementFlow
        open={open}
        onOpenChange={(next) => {
          if (next) opened();
          setOpen(next);
        }}
        paused={paused}
        shownAt={shownAt}
      />
    </>
  );
}

async function openScreen(options: FakeWalletOptions = {}, shownAt?: number) {
  const wallet = createFakeWallet(options);
  const opened = vi.fn();
  const screen = await show(
    <SatangProvider {...wallet.satang}>
      <Screen opened={opened} shownAt={shownAt} />
    </SatangProvider>,
  );
  return { ...wallet, opened, unmount: screen.unmount };
}

test("the agreement is shown after 1.5 s and never again once it was accepted", async () => {
  vi.useFakeTimers();
  const { opened, unmount, satang } = await openScreen();
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(sheet).toBeVisible();
  await expectAccessible();
  await accept.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(satang.storage?.read("remember-agreement")).toBeDefined();

  await unmount();
  vi.useFakeTimers();
  await show(
    <SatangProvider {...satang}>
      <Screen opened={opened} shownAt={undefined} />
    </SatangProvider>,
  );
  await vi.advanceTimersByTimeAsync(10 * DELAY);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("the time counts from when the screen appeared, also when the flow is rendered later", async () => {
  vi.useFakeTimers();
  const shownAt = performance.now();
  vi.advanceTimersByTime(DELAY - 500);
  const { opened } = await openScreen({}, shownAt);
  await vi.advanceTimersByTimeAsync(490);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();
  await expect.element(sheet).toBeVisible();
});

test("the agreement waits until another modal is closed and nobody types", async () => {
  vi.useFakeTimers();
  const { opened } = await openScreen();
  const other = page.getByLabelText("other modal").element() as HTMLInputElement;
  const name = page.getByLabelText("name").element() as HTMLInputElement;
  other.click();
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  expect(opened).not.toHaveBeenCalled();
  name.focus();
  other.click();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(opened).not.toHaveBeenCalled();
  name.blur();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("a text that cannot be read can be read again, and nothing can be accepted before", async () => {
  vi.useFakeTimers();
  await openScreen({ overrides: [drop("lookupAgreements", { times: 9 })] });
  await vi.advanceTimersByTimeAsync(DELAY);
  vi.useRealTimers();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});
