import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import {
  createFakeWallet,
  drop,
  exampleOf,
  type FakeWalletOptions,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { withForcedColors } from "@satang/story-kit/forced-colors";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { watchPictures } from "@satang/story-kit/watch-pictures";
import { flushSync } from "react-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { GameCarousels } from "./GameCarousels.tsx";
import { WalletPanel } from "./WalletPanel.tsx";

const actions = { onDeposit: vi.fn(), onWithdraw: vi.fn(), onTransfer: vi.fn(), onGames: vi.fn() };
const onActivated = vi.fn();

afterEach(() => void vi.restoreAllMocks());

async function open(options: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({ signedIn: true, ...options });
  const screen = await show(
    <SatangProvider {...wallet.satang}>
      <ToastProvider>
        <WalletPanel {...actions} />
        <FirstSteps {...actions} />
        <GameCarousels onActivated={onActivated} />
      </ToastProvider>
    </SatangProvider>,
  );
  return { ...wallet, screen };
}

const refresh = page.getByRole("button", { name: /Refresh balances/ });

/** The element that scrolls from one balance to the other. */
const slides = () =>
  page.getByText("Bonus balance").element().closest("p")?.parentElement?.parentElement;

test("cash is shown first; the bonus can be chosen, also with a swipe", async () => {
  await open();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  await expectAccessible();
  const bonus = page.getByRole("radio", { name: "Bonus" });
  const cash = page.getByRole("radio", { name: "Cash" });
  await bonus.click();
  await expect.element(page.getByText("Bonus balance")).toBeInViewport();
  const box = slides();
  box?.scrollTo({ left: 0, behavior: "instant" });
  await expect.element(cash).toBeChecked();
  box?.scrollTo({ left: box.scrollWidth, behavior: "instant" });
  await expect.element(bonus).toBeChecked();
});

test("the choice is that of the balance shown, when the browser reports two positions at once", async () => {
  const seen: IntersectionObserverEntry[] = [];
  const reports: (() => void)[] = [];
  class BusyObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const own: IntersectionObserverEntry[] = [];
      super((entries) => {
        own.push(...entries);
        seen.push(...entries);
      }, options);
      reports.push(() => callback(own, this));
    }
  }
  vi.stubGlobal("IntersectionObserver", BusyObserver);
  const isSeen = (text: string) =>
    seen.some(({ isIntersecting, target }) => isIntersecting && target.textContent.includes(text));
  await open();
  await expect.poll(() => isSeen("Wallet balance")).toBe(true);
  const bonus = page.getByRole("radio", { name: "Bonus" });
  const box = slides();
  const arrived = new Promise((done) => box?.addEventListener("scrollend", done));
  await bonus.click();
  await arrived;
  await expect.poll(() => isSeen("Bonus balance")).toBe(true);
  flushSync(() => {
    for (const report of reports) report();
  });
  await expect.element(bonus).toBeChecked();
  vi.unstubAllGlobals();
});

test("the balances can be hidden, of the wallet and of the games, and stay so on this device", async () => {
  const { satang } = await open();
  const game = page.getByRole("button", { name: /^PG Slot/ });
  await expect.element(game).toMatchTextContent("150.25");
  await page.getByRole("button", { name: "Hide balances" }).first().click();
  await expect.element(page.getByText("Balance hidden").first()).toBeInTheDocument();
  await expect.element(page.getByText("1,250.50 baht")).not.toBeInTheDocument();
  await expect.element(game).not.toMatchTextContent("150.25");
  await expectAccessible();
  expect(satang.storage?.read("hidden-balance")).toBe("true");
  await page.getByRole("button", { name: "Show balances" }).first().click();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  expect(satang.storage?.read("hidden-balance")).toBeUndefined();
});

test("a Lao member's balances are in kip, without decimals where there are none", async () => {
  const reading = exampleOf("walletGet");
  await open({
    edition: "lao",
    overrides: [
      reply("walletGet", {
        ...reading,
        profile: { ...reading.profile, currency: "LAK" },
        wallet: { amount: 2_500_000 },
        slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive: true, amount: 80.25 }],
      }),
    ],
  });
  await expect.element(page.getByText("2,500,000 kip")).toBeInTheDocument();
  const drawn = document.querySelector("[data-part=wallet-balance]");
  expect(drawn?.textContent).toBe("₭2,500,000");
  await expect.element(page.getByRole("button", { name: /PG Slot/ })).toMatchTextContent("₭80.25");
});

test("without a bonus wallet there is no choice", async () => {
  const { bonusWallet: _, ...reading } = exampleOf("walletGet");
  await open({ overrides: [reply("walletGet", reading)] });
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: "Bonus" })).not.toBeInTheDocument();
});

test("a refresh counts the balance to its new value and shows the time", async () => {
  const { backend } = await open();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  backend.use(reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount: 2250.75 } }));
  await refresh.click();
  await expect.element(page.getByText("2,250.75 baht")).toBeInTheDocument();
  await expect
    .poll(() => document.querySelector("[data-part=wallet-balance]")?.textContent)
    .toBe("฿2,250.75");
  await expect.element(refresh).toHaveAccessibleName(/Last sync \d\d:\d\d/);
});

test("a reload while the server is down keeps the last balance with its time", async () => {
  const { device, screen } = await open();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  const kept = device.read("last-balance") ?? "";
  await screen.unmount();
  await open({ stored: { "last-balance": kept }, overrides: [drop("walletGet")] });
  await expect.element(page.getByText("Showing your last known balance")).toBeVisible();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /PG Slot.*150\.25/ })).toBeVisible();
  await expectAccessible();
});

test("at twice the text size no word of a game is broken", async () => {
  largeWords();
  const { slots, ...reading } = exampleOf("walletGet");
  const names = ["Sexygame", "Slotracha", "Superslot"];
  const games = names.map((name) => ({ ...slots[0], code: name, name, category: "slot" as const }));
  await open({ overrides: [reply("walletGet", { ...reading, slots: games } as never)] });
  for (const name of names) {
    const shown = page.getByText(name, { exact: true });
    await expect.element(shown).toBeInTheDocument();
    const word = document.createRange();
    word.selectNodeContents(shown.element());
    expect(word.getClientRects()).toHaveLength(1);
  }
});

test("a refresh without a connection keeps the balance and says that it is outdated", async () => {
  await open({ overrides: [drop("walletRefreshSlots")] });
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  await refresh.click();
  await expect.element(page.getByText("Showing your last known balance")).toBeVisible();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
});

const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

test("without a connection the balance stays, no action is gold, and nothing else says it", async () => {
  const { backend } = await open();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  goOffline();
  window.dispatchEvent(new Event("offline"));
  const ground = (name: string) =>
    getComputedStyle(page.getByRole("button", { name }).element()).backgroundColor;
  await expect.poll(() => ground("Deposit") === ground("Withdraw")).toBe(true);
  backend.use(drop("walletGet"));
  await refresh.click();
  await expect.element(refresh).toBeEnabled();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expectAccessible();
});

test("games that were never read are quiet posters without a connection, with one line in all", async () => {
  goOffline();
  await open({ overrides: [drop("walletGet")] });
  const line = page.getByText("Games will show when you are back online.");
  await expect.element(line).toBeVisible();
  expect(line.elements()).toHaveLength(1);
  await expect.element(page.getByRole("heading", { name: "Slot" })).toBeVisible();
});

test("a wallet that cannot be read shows an error and is read again on a press", async () => {
  const { backend } = await open({ overrides: [drop("walletGet")] });
  await expect.element(page.getByText("No connection")).toBeVisible();
  backend.reset();
  backend.use(reply("walletGet", exampleOf("walletGet")));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("1,250.50 baht")).toBeInTheDocument();
});

test("deposit, withdraw and transfer are one tap away", async () => {
  await open();
  for (const [name, action] of [
    ["Deposit", actions.onDeposit],
    ["Withdraw", actions.onWithdraw],
    ["Transfer", actions.onTransfer],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    expect(action).toHaveBeenCalledTimes(1);
  }
});

test("an action without a callback has no button", async () => {
  const { satang } = createFakeWallet({ signedIn: true });
  await show(
    <SatangProvider {...satang}>
      <WalletPanel onWithdraw={actions.onWithdraw} />
    </SatangProvider>,
  );
  const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
  await expect.element(withdraw).toBeVisible();
  for (const name of ["Deposit", "Transfer"])
    await expect.element(page.getByRole("button", { name, exact: true })).not.toBeInTheDocument();
  await expectAccessible();
});

test("games are in three carousels with their balances, and a tile says that it opens nothing yet", async () => {
  await open();
  for (const name of ["Slot", "Sport + Casino", "Lotto"])
    await expect.element(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Ufabet.*Activate/ })).toBeInTheDocument();
  await page.getByRole("button", { name: /PG Slot.*150\.25/ }).click();
  const toast = page.getByText(/PG Slot can’t be opened here yet/);
  await expect.element(toast).toBeVisible();
  await expect
    .element(toast.getByText("PG Slot", { exact: true }))
    .toHaveAttribute("translate", "no");
});

async function openWithPicture(
  field: "logo" | "background",
  address: string,
  options: FakeWalletOptions = {},
) {
  const reading = exampleOf("walletGet");
  const pictures = { logo: null, background: null, [field]: address };
  const slots = reading.slots.map((slot) => ({ ...slot, ...pictures }));
  const sources = watchPictures();
  await open({ ...options, overrides: [reply("walletGet", { ...reading, slots })] });
  await expect.element(page.getByRole("button", { name: /PG Slot/ })).toBeInTheDocument();
  return sources;
}

describe.each(["logo", "background"] as const)("the %s of a game", (field) => {
  test("comes from the origin of this page", async () => {
    const picture = new URL(
      "../../../../../docs/pictures/deposit-qr-th-night.png",
      import.meta.url,
    );
    const sources = await openWithPicture(field, picture.pathname);
    await expect.poll(sources).toContain(picture.href);
  });

  test.each([
    "https://spy.example/game.png",
    "//spy.example/game.png",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    "http://[",
  ])("is not loaded from another place: %j", async (address) => {
    const sources = await openWithPicture(field, address);
    expect(sources()).toEqual([]);
  });

  test("comes from another host when its origin is named", async () => {
    const picture = "https://pictures.example/game.png";
    const pictureOrigins = ["https://pictures.example"];
    const sources = await openWithPicture(field, picture, { pictureOrigins });
    await expect.poll(sources).toContain(picture);
  });
});

const ufabet = page.getByRole("button", { name: /Ufabet/ });

test("a press on a game without an account opens one, once, and shows its balance", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const activate = async () => {
    await answered;
    return exampleOf("walletActivateGame");
  };
  const { backend } = await open({ overrides: [reply("walletActivateGame", activate)] });
  await expect.element(ufabet).toMatchTextContent("Activate");
  const wallet = exampleOf("walletGet");
  const slots = wallet.slots.map((slot) => ({ ...slot, isActive: true }));
  backend.use(reply("walletGet", { ...wallet, slots }));
  await ufabet.dblClick();
  await expect.element(ufabet).toMatchTextContent("Activating…");
  answer();
  const report = page.getByText(/Ufabet is ready/i);
  await expect.element(report).toBeVisible();
  await expect
    .element(report.getByText("Ufabet", { exact: true }))
    .toHaveAttribute("translate", "no");
  await expect.element(ufabet).toMatchTextContent("0.00");
  expect(backend.calls.filter(({ id }) => id === "walletActivateGame")).toHaveLength(1);
  expect(onActivated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "Ufabet" }));
});

test("an activation with a lost reply is looked up, and ends as activated", async () => {
  const wallet = exampleOf("walletGet");
  const opened = wallet.slots.map((slot) => ({ ...slot, isActive: true }));
  const { backend } = await open({ overrides: [drop("walletActivateGame")] });
  await expect.element(ufabet).toMatchTextContent("Activate");
  backend.use(reply("walletGet", { ...wallet, slots: opened }));
  await ufabet.click();
  await expect.element(page.getByText(/Ufabet is ready/i)).toBeVisible();
  await expect.element(ufabet).toMatchTextContent("0.00");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(backend.calls.filter(({ id }) => id === "walletActivateGame")).toHaveLength(1);
});

test("a game that cannot be activated shows the reason, and can be pressed again", async () => {
  const { backend } = await open({ overrides: [refuse("walletActivateGame", "NO_GAME")] });
  await ufabet.click();
  await expect.element(page.getByText("This game isn’t available.")).toBeVisible();
  await expect.element(ufabet).toMatchTextContent("Activate");
  // A press within half a second of the first is its second tap.
  await vi.waitFor(
    async () => {
      await ufabet.click();
      expect(backend.calls.filter(({ id }) => id === "walletActivateGame")).toHaveLength(2);
    },
    { timeout: 10_000 },
  );
});

test.each(["light", "dark"] as const)(
  "in forced colours, %s, the label of the main action is readable on its fill",
  async (scheme) => {
    await withForcedColors(async () => {
      await open();
      const deposit = page.getByRole("button", { name: "Deposit" }).element();
      expect(getComputedStyle(deposit).forcedColorAdjust).toBe("none");
      expect(getComputedStyle(deposit).color).not.toBe(getComputedStyle(deposit).backgroundColor);
    }, scheme);
  },
);

test("a new member is led through three steps, which are gone after the last one", async () => {
  const reading = exampleOf("walletGet");
  const games = (isActive: boolean, amount: number) =>
    reading.slots.map((slot) => ({ ...slot, isActive, amount }));
  const empty = { ...reading, wallet: { amount: 0 }, slots: games(false, 0) };
  const { backend, device } = await open({ overrides: [reply("walletGet", empty)] });
  const steps = page
    .getByRole("listitem")
    .filter({ hasText: /deposit|Activate a game|Move money/ });
  await expect.element(page.getByText("0 / 3")).toBeInTheDocument();
  await expect.element(steps.nth(0)).toHaveAttribute("aria-current", "step");
  await expectAccessible();
  await steps.nth(0).getByRole("button", { name: "Deposit" }).click();
  expect(actions.onDeposit).toHaveBeenCalled();
  await page.getByRole("button", { name: "Activate a game" }).click();
  expect(actions.onGames).toHaveBeenCalled();
  await expect.element(steps.nth(2).getByRole("button")).not.toBeInTheDocument();

  backend.use(reply("walletGet", { ...empty, wallet: { amount: 500 }, slots: games(true, 0) }));
  await refresh.click();
  await expect.element(page.getByText("2 / 3")).toBeInTheDocument();
  await steps.nth(2).getByRole("button", { name: "Transfer" }).click();
  expect(actions.onTransfer).toHaveBeenCalled();

  backend.use(reply("walletGet", { ...empty, wallet: { amount: 400 }, slots: games(true, 100) }));
  await refresh.click();
  await expect.element(page.getByText("2 / 3")).not.toBeInTheDocument();
  expect(device.read("first-steps")).toBeUndefined();
});

test("from 1024 px all games are in view, and the second and the third group share a row", async () => {
  await page.viewport(1280, 1200);
  await open();
  const groupOf = (name: string) => page.getByRole("region", { name, exact: true });
  for (const name of ["Slot", "Sport + Casino"]) await expect.element(groupOf(name)).toBeVisible();
  for (const tile of page.getByRole("listitem").elements())
    await expect.element(tile).toBeInViewport({ ratio: 1 });
  const top = (name: string) =>
    page.getByRole("heading", { name, exact: true }).element().getBoundingClientRect().top;
  expect(Math.abs(top("Sport + Casino") - top("Lotto"))).toBeLessThan(1);
  expect(top("Sport + Casino")).toBeGreaterThan(top("Slot"));
  await expect.element(page.getByRole("button", { name: /^Next/ })).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
});
