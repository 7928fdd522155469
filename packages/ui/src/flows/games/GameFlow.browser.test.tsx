import { succeed } from "@satang/core";
import type { ReadAutoLogin } from "@satang/headless/games";
import { expectAccessible } from "@satang/story-kit/axe";
import { money, storeInterrupted } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import { drop, exampleOf, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { watchPictures } from "@satang/story-kit/watch-pictures";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GameFlow } from "./GameFlow.tsx";

const PASSWORD = exampleOf("walletGameAccount").password;
const joker = {
  category: "slot",
  code: "JOKER",
  name: "Joker",
  isActive: true,
  amount: 1_250,
  web: "https://game.example/play",
  android: "https://game.example/android",
  ios: null,
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const play = button(/^Play on web/);
const transferOnly = button("Transfer only");
const reset = button("Reset password").first();
const question = page.getByRole("alertdialog");
const confirm = question.getByRole("button").last();

const withGame = (cash: number, game: object = {}) =>
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [{ ...joker, ...game }] as never,
  });

async function open(...overrides: Override[]) {
  const wallet = await showMoney(<GameFlow code="JOKER" open onOpenChange={vi.fn()} />, {
    overrides: [...money(0), withGame(0), ...overrides],
  });
  return wallet;
}

test.each([
  ["https://spy.example/joker.png", []],
  ["https://pictures.example/joker.png", ["https://pictures.example/joker.png"]],
])("the logo %s is shown when its origin is named", async (logo, shown) => {
  const sources = watchPictures();
  await showMoney(<GameFlow code="JOKER" open onOpenChange={vi.fn()} />, {
    overrides: [...money(0), withGame(0, { logo })],
    pictureOrigins: ["https://pictures.example"],
  });
  await expect.element(page.getByText("Joker").first()).toBeVisible();
  expect(sources()).toEqual(shown);
});

/** A tab as the browser opens it for a press. */
function openTabs() {
  const tab = { opener: window as Window | null, closed: false, close: vi.fn(), document };
  const blank = document.implementation.createHTMLDocument();
  vi.spyOn(window, "open").mockReturnValue({ ...tab, document: blank } as unknown as Window);
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  // A second press shows its waiting text in the same tab, in place of the form.
  const posted: object[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push(Object.fromEntries(new FormData(this)));
  });
  return { tab, blank, pressed, posted };
}

afterEach(() => vi.restoreAllMocks());

test("the password is hidden until the member shows it, and copying does not read it out", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await expect.element(page.getByText(exampleOf("walletGameAccount").username)).toBeVisible();
  await expect.element(page.getByText(PASSWORD)).not.toBeInTheDocument();
  await expectAccessible();
  await button("Copy Password").click();
  await expect.element(page.getByText("Password copied")).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(PASSWORD);
  await expect.element(page.getByText(PASSWORD)).not.toBeInTheDocument();
  await button("Show password").click();
  await expect.element(page.getByText(PASSWORD)).toBeVisible();
});

test("a password that the browser did not copy is shown, so that it can be selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await open();
  await button("Copy Password").click();
  await expect.element(page.getByText("Failed to copy")).toBeVisible();
  await expect.element(page.getByText(PASSWORD)).toBeVisible();
  await button("Copy Password").click();
  await expect.element(page.getByText("Failed to copy")).toBeVisible();
  await expect.element(page.getByText(PASSWORD)).toBeVisible();
});

test("with an empty wallet a play opens the game only, and there is nothing to transfer", async () => {
  const { blank, pressed } = openTabs();
  const { sent } = await open();
  await expect.element(play).toMatchTextContent(/Opens the game in a new tab/);
  (transferOnly.element() as HTMLElement).click();
  expect(sent("walletTransferAll")).toHaveLength(0);
  await play.click();
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
  expect(blank.title).toBe("Opening Joker…");
  expect(sent("walletTransferAll")).toHaveLength(0);
});

test("with money the wallet is moved once, whatever is tapped, and only then the game opens", async () => {
  const { posted } = openTabs();
  const { sent } = await open(
    withGame(500),
    reply("walletGameAccount", { username: "sat1001", password: PASSWORD, event: { lang: "th" } }),
  );
  await play.dblClick();
  await expect
    .poll(() => posted)
    .toEqual([{ lang: "th", username: "sat1001", password: PASSWORD }]);
  expect(sent("walletTransferAll").map(({ body }) => body)).toEqual([{ to: "JOKER" }]);
  const report = page.getByText("All the money in your wallet was moved to Joker.");
  await expect.element(report).toBeVisible();
  await expect
    .element(report.getByText("Joker", { exact: true }))
    .toHaveAttribute("translate", "no");
});

test("money that was refused opens nothing, and the alert says why", async () => {
  const { pressed } = openTabs();
  await open(withGame(500), refuse("walletTransferAll", "BONUS_REMAINING"));
  await play.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/The game couldn’t be opened/);
  expect(pressed).not.toHaveBeenCalled();
});

test("a lost reply about the money opens nothing, and is looked up", async () => {
  const { pressed } = openTabs();
  await open(withGame(500), drop("walletTransferAll"));
  await play.click();
  await expect.element(page.getByText("Checking the result").first()).toBeVisible();
  expect(pressed).not.toHaveBeenCalled();
});

const pg = { ...joker, code: "PG", name: "PG" };
const twoGames = (cash: number) =>
  reply("walletGet", {
    ...exampleOf("walletGet"),
    wallet: { amount: cash },
    slots: [joker, pg] as never,
  });
const sheetOf = (code: string) => <GameFlow code={code} open onOpenChange={vi.fn()} />;
const checking = page.getByText("Checking the result");

test("a transfer to a game with an outcome that is not known is shown in the sheet of that game alone", async () => {
  const interrupted = { operation: "transferAll", order: { to: "PG" }, sentAt: Date.now() };
  const { screen } = await showMoney(sheetOf("PG"), {
    stored: storeInterrupted([interrupted]),
    overrides: [...money(500), twoGames(500)],
  });
  await expect.element(checking.first()).toBeVisible();
  await screen.rerender(sheetOf("JOKER"));
  await expect.element(transferOnly).toBeVisible();
  await expect.element(transferOnly).not.toHaveAttribute("aria-disabled");
  await expect.element(checking).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close" }).click();
  await screen.rerender(sheetOf("PG"));
  await expect.element(checking.first()).toBeVisible();
});

test("a site that cannot be opened is reported in the sheet of its game alone", async () => {
  openTabs();
  const { screen } = await showMoney(sheetOf("PG"), {
    overrides: [...money(0), twoGames(0), refuse("autoLoginWithUsername", "SLOT_NO_ACCOUNT")],
  });
  await play.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/The game couldn’t be opened/);
  await screen.rerender(sheetOf("JOKER"));
  await expect.element(play).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a second press of play within 500 ms keeps the reason that the first one returned", async () => {
  openTabs();
  const { sent } = await open(withGame(500), refuse("walletTransferAll", "BONUS_REMAINING"));
  await expect.element(play).toBeVisible();
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  await play.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/The game couldn’t be opened/);
  await play.click();
  expect(window.open).toHaveBeenCalledOnce();
  await expect.element(alert).toMatchTextContent(/The game couldn’t be opened/);
  expect(sent("walletTransferAll")).toHaveLength(1);
});

test("a host opens a game in its own way, with a link that it reads itself", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const readAutoLogin = vi.fn<ReadAutoLogin>(async () => succeed("https://game.example/own"));
  await showMoney(
    <GameFlow
      code="JOKER"
      open
      onOpenChange={vi.fn()}
      launches={{ JOKER: { kind: "autoLogin", provider: "joker-th", takes: "username" } }}
      readAutoLogin={readAutoLogin}
    />,
    { overrides: [...money(0), withGame(0)] },
  );
  await play.click();
  const link = page.getByRole("link", { name: "Open Joker" });
  await expect.element(link).toHaveAttribute("href", "https://game.example/own");
  expect(readAutoLogin.mock.calls).toEqual([
    [{ provider: "joker-th", username: "sat1001", password: null }],
  ]);
});

test("where no tab opens there is a link without opener and referrer", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  await open();
  await play.click();
  const link = page.getByRole("link", { name: "Open Joker" });
  await expect.element(link).toHaveAttribute("href", "https://game.example/play");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expectAccessible();
});

test("a site and an app that others could read are not offered", async () => {
  await open(withGame(0, { web: "http://game.example", android: "javascript:alert(1)" }));
  await expect.element(transferOnly).toBeVisible();
  await expect.element(play).not.toBeInTheDocument();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("a new password is asked about first, is one call, and is shown", async () => {
  const { backend, sent } = await open();
  await reset.click();
  await expectAccessible();
  await question.getByRole("button", { name: "Keep password" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent("walletResetGamePassword")).toHaveLength(0);
  await reset.click();
  backend.use(reply("walletGameAccount", { username: "sat1001", password: "new-one" }));
  await confirm.dblClick();
  await expect.element(page.getByText("Your new password is ready")).toBeVisible();
  expect(sent("walletResetGamePassword")).toHaveLength(1);
  await button("Show password").click();
  await expect.element(page.getByText("new-one")).toBeVisible();
});

test("a refused new password leaves the old one, and the alert says why", async () => {
  await open(refuse("walletResetGamePassword", "SLOT_RESET_PASSWORD_FAIL"));
  await reset.click();
  await confirm.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/The game password couldn’t be reset/);
});

test("a lost reply about a new password is reported, and can be looked up again", async () => {
  const { backend, sent } = await open(drop("walletResetGamePassword"));
  await reset.click();
  await confirm.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/We can’t confirm a new password yet/);
  backend.use(reply("walletGameAccount", { username: "sat1001", password: "new-one" }));
  await button("Check again").click();
  await expect.element(page.getByText("Your new password is ready")).toBeVisible();
  expect(sent("walletResetGamePassword")).toHaveLength(1);
});

/** Shows the page again, which looks the password up at once, until something has happened. */
const lookUntil = (check: () => void) =>
  vi.waitFor(
    () => {
      window.dispatchEvent(new Event("visibilitychange"));
      check();
    },
    { timeout: 10_000 },
  );
const later = page.getByText("The new password for Joker is ready. Open the game to see it.");
const newPassword = reply("walletGameAccount", { username: "sat1001", password: "new-one" });
const game = (isOpen: boolean, code = "JOKER") => (
  <GameFlow code={code} open={isOpen} onOpenChange={vi.fn()} />
);

async function loseReset() {
  const wallet = await showMoney(game(true), {
    overrides: [...money(0), withGame(0), drop("walletResetGamePassword")],
  });
  await reset.click();
  await confirm.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/We can’t confirm a new password yet/);
  return wallet;
}

test("a new password that comes late is shown without a press", async () => {
  const { backend, sent } = await loseReset();
  backend.use(newPassword);
  await lookUntil(() =>
    expect(page.getByText("Your new password is ready").query()).not.toBeNull(),
  );
  expect(sent("walletResetGamePassword")).toHaveLength(1);
  await expect.element(later).not.toBeInTheDocument();
});

test.each([
  ["closed", game(false)],
  ["closed, of another game", game(false, "OTHER")],
])(
  "a new password that comes late is reported after the sheet was %s, and once",
  async (_, closed) => {
    const { backend, screen, sent } = await loseReset();
    await screen.rerender(closed);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    backend.use(newPassword);
    await lookUntil(() => expect(later.query()).not.toBeNull());
    const readings = sent("walletGameAccount").length;
    window.dispatchEvent(new Event("visibilitychange"));
    await screen.rerender(game(true));
    await expect.element(reset).not.toHaveAttribute("aria-disabled");
    expect(page.getByText("Your new password is ready").query()).toBeNull();
    // The one that the sheet shows.
    expect(sent("walletGameAccount")).toHaveLength(readings + 1);
    expect(sent("walletResetGamePassword")).toHaveLength(1);
  },
);

test("nothing is sent when the old password cannot be read", async () => {
  const { backend, sent } = await open();
  await expect.element(reset).not.toHaveAttribute("aria-disabled");
  backend.use(drop("walletGameAccount"));
  await reset.click();
  await confirm.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing was sent/);
  expect(sent("walletResetGamePassword")).toHaveLength(0);
});

test("a game without an account is activated, and then shows its credentials", async () => {
  const { backend, sent } = await open(withGame(0, { isActive: false }));
  const activate = button("Activate");
  await expect.element(activate).toBeVisible();
  await expectAccessible();
  backend.use(withGame(0));
  (activate.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Copy Username")).toBeVisible();
  expect(sent("walletActivateGame")).toHaveLength(1);
});

test("an account that the service could not open is a toast, and the sheet stays", async () => {
  await open(withGame(0, { isActive: false }), refuse("walletActivateGame", "SLOT_ACTIVATE_FAIL"));
  await button("Activate").click();
  await expect
    .element(page.getByText("The game account couldn’t be activated. Please try again."))
    .toBeVisible();
  await expect.element(button("Activate")).toBeVisible();
});

test("during a break a game shows its balance only: neither ways into it nor credentials", async () => {
  const now = Date.now();
  const { sent } = await showMoney(<GameFlow code="JOKER" open onOpenChange={vi.fn()} />, {
    stored: keptProtection({ now, breakUntil: now + 86_400_000 }),
    overrides: [...money(500), withGame(500)],
  });
  await expect.element(page.getByText(/^You’re on a break until/)).toBeVisible();
  await expect.poll(() => page.getByRole("dialog").element().textContent).toContain("1,250.00");
  for (const way of [play, transferOnly, button("Reset password")]) expect(way.query()).toBeNull();
  expect(sent("walletGameAccount")).toHaveLength(0);
  await expectAccessible();
});
