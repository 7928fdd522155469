import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import {
  depositedNow,
  type KeptProtection,
  keptProtection,
  storeAfter,
  storeThatLosesReplies,
  troubledStores,
} from "@satang/story-kit/fake-protection";
import { createFakeWallet, type FakeWalletOptions } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { createStoryClock } from "@satang/story-kit/story-time";
import { translatePage } from "@satang/story-kit/translate-page";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import {
  BreakFlow,
  OwnLimitFlow,
  ProtectionFlow,
  RealityCheck,
  SessionTime,
  StoppedFlow,
} from "./index.ts";

type Part = "deposit" | "time" | "break";
const calls = { withdraw: vi.fn(), transfer: vi.fn(), limits: vi.fn() };

function Member() {
  const [part, setPart] = useState<Part>();
  const sheet = (name: Part) => ({
    open: part === name,
    onOpenChange: (open: boolean) => setPart(open ? name : undefined),
  });
  return (
    <main>
      <SessionTime href="#limits" />
      <ProtectionFlow onLimit={setPart} onBreak={() => setPart("break")} />
      <StoppedFlow
        onWithdraw={calls.withdraw}
        onTransfer={calls.transfer}
        statementHref="#statement"
        contactHref="#contact"
      />
      <OwnLimitFlow limit="deposit" {...sheet("deposit")} />
      <OwnLimitFlow limit="time" {...sheet("time")} />
      <BreakFlow {...sheet("break")} />
      <RealityCheck
        onPause={() => setPart("break")}
        onLimits={calls.limits}
        helpline={{ name: "1323", href: "tel:1323" }}
      />
    </main>
  );
}

async function open(kept: KeptProtection = {}, options: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({
    signedIn: true,
    ...options,
    stored: keptProtection(kept),
    overrides: [...money(1_250.5), ...(options.overrides ?? [])],
  });
  const clock = createStoryClock();
  await show(
    <SatangProvider {...wallet.satang} clock={clock}>
      <ToastProvider>
        <Member />
      </ToastProvider>
    </SatangProvider>,
  );
  return { ...wallet, clock };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const check = page.getByRole("alertdialog");
const limit = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("while the limits are read, the screen has the height that it has with them", async () => {
  let answer = () => {};
  const ready = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { satang } = createFakeWallet({ signedIn: true, overrides: money(1_250.5) });
  await show(
    <SatangProvider
      {...satang}
      clock={createStoryClock()}
      protection={{ store: storeAfter(ready) }}
    >
      <main>
        <ProtectionFlow onLimit={() => undefined} onBreak={() => undefined} />
      </main>
    </SatangProvider>,
  );
  const heightOf = () => page.getByRole("main").element().getBoundingClientRect().height;
  await expect.element(page.getByRole("status")).toBeVisible();
  const before = heightOf();
  answer();
  await expect.element(page.getByRole("button", { name: /^Set/ }).first()).toBeVisible();
  expect(Math.abs(heightOf() - before)).toBeLessThan(12);
});

test("the time in the session is a link that names it in words", async () => {
  const { clock } = await open({ played: 55 });
  const link = page.getByRole("link", { name: "0:55 Time in this session 55 minutes" });
  await expect.element(link).toHaveAttribute("href", "#limits");
  clock.skip(4 * 60_000);
  await expect.element(page.getByRole("link", { name: /^0:59/ })).toBeVisible();
});

test("the time in the session goes on in a translated page", async () => {
  const { clock } = await open({ played: 55 });
  await expect.element(page.getByRole("link", { name: /^0:55/ })).toBeVisible();
  translatePage();
  clock.skip(4 * 60_000);
  await expect.element(page.getByRole("link", { name: /^0:59/ })).toBeVisible();
});

test.each([
  ["while it is not known, the time in the session has its place", {}, 44],
  ["where the protection is off, the time in the session has no place", { protection: false }, 0],
] as const)("%s", async (_, options, height) => {
  const { satang } = createFakeWallet({ signedIn: true });
  await show(
    <SatangProvider {...satang} {...options}>
      <nav>
        <SessionTime href="#limits" label="shown" />
      </nav>
    </SatangProvider>,
  );
  const place = page.getByRole("navigation").element();
  expect(place.getBoundingClientRect().height).toBe(height);
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test("after an hour the member reads time, deposits and what was lost, and answers", async () => {
  await open({ played: 62, ownedFirst: 7_050 }, { overrides: [depositedNow(1_500)] });
  await expect
    .element(check)
    .toHaveAccessibleName(/^You have been playing for 1\shour 2\sminutes$/);
  await expect.element(check).toMatchTextContent(/Deposited1,500\.00 baht/);
  await expect.element(check).toMatchTextContent(/Lost -169\.75 baht/);
  await expectAccessible();
  await expect.poll(() => document.activeElement).toBe(check.element());
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("link", { name: "Call 1323" })).toBeVisible();
  await button("Keep playing").click();
  await expect.element(check).not.toBeInTheDocument();
});

test("a check leads to a break or to the limits, and is answered by it", async () => {
  await open({ played: 62 });
  await expect.element(check).toMatchTextContent(/Not known/);
  await button("Take a break").last().click();
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Take a break" })).toBeVisible();
});

test("a first limit for deposits applies at once; a higher one waits for a day and can be taken back", async () => {
  await open();
  await button("Set Daily deposit limit").click();
  await button("Save limit").click();
  await expect.element(page.getByText("Please enter an amount above 0.")).toBeVisible();
  const amount = page.getByRole("textbox", { name: "Maximum per day" });
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  await expect.element(amount).toHaveFocus();
  await amount.fill("500");
  await expect.element(page.getByText("It applies at once.")).toBeVisible();
  await expectAccessible();
  await button(/^Save a limit of 500\sbaht$/).click();
  await expect.element(page.getByText("Your limit applies now.")).toBeVisible();
  await expect.element(limit("Daily deposit limit")).toMatchTextContent(/500 baht/);

  await button("Change Daily deposit limit").click();
  await expect.element(amount).toHaveValue("500");
  await button("5,000").click();
  await expect.element(page.getByText(/^It applies from 22\/11\/2026 at 10:42\./)).toBeVisible();
  await button(/^Save a limit of 5,000\sbaht$/).click();
  await expect
    .element(limit("Daily deposit limit"))
    .toMatchTextContent(/500 baht.*5,000 baht from 22\/11\/2026 at 10:42/);
  await expectAccessible();
  await button("Keep current limit Daily deposit limit").click();
  await expect.element(page.getByText(/5,000 baht from/)).not.toBeInTheDocument();
  await expect.element(limit("Daily deposit limit")).toMatchTextContent(/500 baht/);
});

test("a limit that is written over the present one is that number alone", async () => {
  await open({ deposit: { value: 100_000, next: null } });
  const amount = page.getByRole("textbox", { name: "Maximum per day" });
  await button("Change Daily deposit limit").click();
  await expect.element(amount).toHaveValue("1,000");
  await amount.fill("2000");
  await expect.element(amount).toHaveValue("2000");
});

test("the button of a limit names the amount that was understood", async () => {
  await open();
  await button("Set Daily deposit limit").click();
  await expect.element(button("Save limit")).toBeVisible();
  await page.getByRole("textbox", { name: "Maximum per day" }).click();
  await userEvent.keyboard("150,5");
  await expect.element(button(/^Save a limit of 150\.50\sbaht$/)).toBeVisible();
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
  await expect.element(button("Save limit")).toBeVisible();
});

test("removing a limit takes a day", async () => {
  const { clock } = await open({ time: { value: 2 * HOUR, next: null } });
  await expect.element(limit("Daily time limit")).toMatchTextContent(/2 hours/);
  await button("Change Daily time limit").click();
  await button("Remove the limit").click();
  await expect.element(limit("Daily time limit")).toMatchTextContent(/No limit from 22\/11\/2026/);
  clock.skip(DAY);
  await expect.element(limit("Daily time limit")).not.toMatchTextContent(/2 hours/);
});

test("a limit that was not saved says so and stays open", async () => {
  await open({}, { protection: { store: troubledStores.changeLost } });
  await button("Set Daily time limit").click();
  await page.getByRole("radio", { name: "30 minutes" }).click();
  await button(/^Save a limit of 30\sminutes$/).click();
  await expect
    .element(page.getByRole("dialog").getByRole("alert"))
    .toMatchTextContent(/We couldn’t confirm that this was saved/);
  await expect.element(page.getByRole("radio", { name: "30 minutes" })).toBeChecked();
});

test.each([
  ["limit", "Set Daily time limit", /^Save a limit of/],
  ["break", /^Take a break/, /^Take a break of/],
])(
  "a %s that the full storage of the device cannot keep is not reported as saved",
  async (_, entry, save) => {
    await open({}, { storageFull: true });
    await page.getByRole("button", { name: entry }).click();
    await button(save).click();
    await expect
      .element(page.getByRole("dialog").getByRole("alert"))
      .toMatchTextContent(/This wasn’t saved, because this device is out of storage/);
    await button("Close").click();
    await expect.element(limit("Daily time limit")).toMatchTextContent(/No limit/);
    await expect
      .element(page.getByRole("heading", { name: /^You’re on a break until/ }))
      .not.toBeInTheDocument();
  },
);

test("a limit that nobody confirmed is reported once the settings show it, also after its form was closed", async () => {
  const store = storeThatLosesReplies();
  await open({}, { protection: { store } });
  await button("Set Daily time limit").click();
  await page.getByRole("radio", { name: "30 minutes" }).click();
  await button(/^Save a limit of 30\sminutes$/).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await button("Close").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  store.arrive();
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Your limit applies now.")).toBeVisible();
  await expect.element(limit("Daily time limit")).toMatchTextContent(/30 minutes/);
});

test("a break with a lost reply that has begun is shown, and one that nobody confirmed says so", async () => {
  const store = storeThatLosesReplies();
  await open({}, { protection: { store } });
  await page.getByRole("button", { name: /^Take a break/ }).click();
  await button(/^Take a break of/).click();
  await expect
    .element(page.getByRole("dialog").getByRole("alert"))
    .toMatchTextContent(/We couldn’t confirm that this was saved/);
  store.arrive();
  window.dispatchEvent(new Event("visibilitychange"));
  await expect
    .element(page.getByRole("heading", { name: /^You’re on a break until/ }))
    .toBeVisible();
});

test("a break names its end, leads to withdrawing, and can only become longer", async () => {
  await open();
  await page.getByRole("button", { name: /^Take a break/ }).click();
  await page.getByRole("radio", { name: /^1 week/ }).click();
  await expectAccessible();
  await button("Take a break of 1 week").click();
  const title = "You’re on a break until 28/11/2026 at 10:42";
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible();
  await button("Withdraw").click();
  expect(calls.withdraw).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: /^Make the break longer/ }).click();
  await expect.element(page.getByRole("radio", { name: /^2 weeks/ })).toBeVisible();
  expect(page.getByRole("radio", { name: /^3 days/ }).query()).toBeNull();
});

test("a day without time left says until when", async () => {
  await open({ played: 42, time: { value: HOUR / 2, next: null } });
  const title = page.getByRole("heading", { name: "Your time for today is used up" });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/^From 22\/11\/2026 at 00:00/)).toBeVisible();
});

test("a host that turns the protection off shows no time", async () => {
  await open({ played: 90 }, { protection: false });
  await expect.element(page.getByRole("heading", { name: "Limits and breaks" })).toBeVisible();
  expect(page.getByRole("link", { name: /Time in this session/ }).query()).toBeNull();
  expect(check.query()).toBeNull();
});
