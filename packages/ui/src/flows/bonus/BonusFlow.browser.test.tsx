import { expectAccessible } from "@satang/story-kit/axe";
import { activeBonus, bonuses, paysBonus } from "@satang/story-kit/bonus-offers";
import { money } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BonusFlow, type BonusFlowProps } from "./BonusFlow.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const receive = button("Claim bonus");
const cards = page.getByRole("list", { name: "Bonuses" }).getByRole("listitem");

const saved = page.getByRole("alertdialog", { name: "Saved" });

const open = (...overrides: Override[]) => openWith({}, ...overrides);

async function openWith(props: BonusFlowProps, ...overrides: Override[]) {
  const onModalChange = vi.fn();
  const wallet = await showMoney(<BonusFlow onModalChange={onModalChange} {...props} />, {
    overrides: [...money(500), bonuses(), ...overrides],
  });
  return { ...wallet, onModalChange };
}

test("a card can be received, is current, or is used up; the modal names limits, notice and banners", async () => {
  const { backend, sent } = await open();
  await expect.element(cards.nth(0)).toMatchTextContent(/1 left.*Welcome bonus/);
  await expect.element(cards.nth(1)).toMatchTextContent(/1 left today.*Daily bonus/);
  await expect
    .element(cards.nth(2))
    .toMatchTextContent(/received.*Weekly bonus.*Available again on/);
  await expect.element(button(/Weekly bonus/)).toBeDisabled();
  await expectAccessible();
  await button(/Daily bonus/).click();
  await expect.element(page.getByRole("dialog", { name: "Daily bonus" })).toBeVisible();
  await expect.element(page.getByText("2 a day")).toBeVisible();
  await expect.element(page.getByText(/ต่ำกว่า 10%/)).toBeVisible();
  await expect.element(page.getByText("รับได้วันละ 2 ครั้ง")).toBeVisible();
  await expectAccessible();
  backend.use(...activeBonus());
  await receive.dblClick();
  await expect.element(saved).toMatchTextContent("Daily bonus claimed");
  expect(sent("bonusActivate")).toHaveLength(1);
  await button("OK").click();
  await expect.element(cards.nth(0)).toMatchTextContent(/current.*Daily bonus/);
});

test("a bonus that was received says how much came in and which turnover it needs, and play is one press away", async () => {
  const onPlay = vi.fn();
  await openWith({ onPlay }, ...paysBonus({ amount: 50, required: 250 }), bonuses());
  await button(/Daily bonus/).click();
  await receive.click();
  await expect
    .element(saved)
    .toMatchTextContent(
      /Daily bonus claimed.*\+฿50\.00.*Added to your bonus balance.*0 \/ 250 baht/,
    );
  await expect
    .element(saved.getByRole("progressbar", { name: "Turnover (total bets)" }))
    .toBeVisible();
  await expect
    .element(saved.getByText("250 baht of turnover to go before you can withdraw it"))
    .toBeVisible();
  await expectAccessible();
  await saved.getByRole("button", { name: "Start playing" }).click();
  await expect.element(saved).not.toBeInTheDocument();
  expect(onPlay).toHaveBeenCalledOnce();
});

test("a bonus without a bonus wallet and a known turnover has no invented amount, and its conditions are read again", async () => {
  await open(...paysBonus({}), bonuses());
  await button(/Daily bonus/).click();
  await receive.click();
  await expect.element(saved.getByRole("button", { name: "Close" })).toHaveFocus();
  await expect.element(saved.getByRole("button", { name: "OK" })).toBeVisible();
  await expect.element(saved).not.toMatchTextContent(/[฿+]/);
  await expect.element(saved.getByRole("progressbar")).not.toBeInTheDocument();
  await saved.getByRole("button", { name: "See the conditions" }).click();
  await expect.element(page.getByRole("dialog", { name: "Daily bonus" })).toBeVisible();
  await expect.element(page.getByText(/ต่ำกว่า 10%/)).toBeVisible();
});

test("during a break the alert about a bonus does not lead to the games", async () => {
  const now = Date.now();
  await showMoney(<BonusFlow onPlay={() => {}} />, {
    stored: keptProtection({ now, breakUntil: now + 86_400_000 }),
    overrides: [...money(500), ...paysBonus({ amount: 50 }), bonuses()],
  });
  await button(/Daily bonus/).click();
  await receive.click();
  await expect.element(saved.getByText("+฿50.00")).toBeVisible();
  await expect
    .element(saved.getByRole("button", { name: "Start playing" }))
    .not.toBeInTheDocument();
  await saved.getByRole("button", { name: "OK" }).click();
  await expect.element(saved).not.toBeInTheDocument();
});

test("the bonus in use has its type, its turnover and a confirmation; others wait for its end", async () => {
  await open(...activeBonus());
  await expect.element(cards.nth(0)).toMatchTextContent(/current.*Daily bonus.*149\.50 baht to go/);
  await expect
    .element(page.getByRole("region", { name: "Bonus balance" }))
    .toMatchTextContent(/Daily bonus.*50\.00/);
  await expect
    .element(page.getByRole("progressbar", { name: "Turnover (total bets)" }))
    .toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expectAccessible();
  await button(/current/).click();
  await expect.element(receive).not.toBeInTheDocument();
  await button("Confirm").click();
  await button(/Welcome bonus/).click();
  await expect.element(page.getByText("Another bonus is in use")).toBeVisible();
  await expect.element(receive).not.toBeInTheDocument();
});

test("without a bonus wallet the bonus in use has its type on its card", async () => {
  const { bonusWallet: _, ...wallet } = exampleOf("walletGet");
  await open(
    ...activeBonus(),
    reply("bonusCheckActive", { status: true, type: "week" }),
    reply("walletGet", wallet),
  );
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(/current.*Daily bonus.*Weekly bonus.*Claimed/);
});

test("a bonus that is gone, or cannot be read, does not ask the member to read its conditions", async () => {
  const { backend } = await open(drop("lookupNotice"));
  const hint = page.getByText("Read the conditions before you claim it.");
  await button(/Welcome bonus/).click();
  await expect.element(button("Try again")).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  backend.use(reply("lookupNotice", exampleOf("lookupNotice")));
  await button("Try again").click();
  await expect.element(receive).toBeVisible();
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard("{Escape}");
  backend.use(reply("bonusList", []));
  await button(/Welcome bonus/).click();
  await expect.element(page.getByText("This bonus is no longer offered")).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});

test("a refusal is an alert in the modal, and the bonus can be ordered again", async () => {
  const { sent } = await open(refuse("bonusActivate", "BONUS_FULL"));
  await button(/Welcome bonus/).click();
  await receive.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("All of this bonus has been given out.");
  await expect.element(receive).not.toHaveAttribute("aria-disabled");
  expect(sent("bonusActivate")).toHaveLength(1);
});

test("a bonus that may have been received is shown in its own modal alone, and stays when another one is closed", async () => {
  const { sent } = await open(drop("bonusActivate"));
  const checking = page.getByText("Checking the result").first();
  await button(/Welcome bonus/).click();
  await receive.click();
  await expect.element(checking).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button(/Daily bonus/).click();
  await expect.element(receive).toBeVisible();
  await expect.element(checking).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await button(/Welcome bonus/).click();
  await expect.element(checking).toBeVisible();
  expect(sent("bonusActivate")).toHaveLength(1);
});

test("cancelling asks first; the message of the service is a toast", async () => {
  const { backend, sent } = await open(...activeBonus());
  await button("Cancel bonus").click();
  const question = page.getByRole("alertdialog", { name: "Cancel this bonus?" });
  await question.getByRole("button", { name: "Keep bonus" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent("bonusClear")).toHaveLength(0);
  await button("Cancel bonus").click();
  await expectAccessible();
  backend.use(reply("bonusCheckActive", { status: false }), bonuses());
  await question.getByRole("button", { name: "Cancel bonus" }).dblClick();
  await expect.element(page.getByText("ยกเลิกโบนัสแล้ว")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Promotion code" })).toBeVisible();
  expect(sent("bonusClear")).toHaveLength(1);
});

test("with the keyboard alone a bonus is cancelled, and the focus stays on the screen without its button", async () => {
  const { backend } = await open(...activeBonus());
  const cancel = button("Cancel bonus");
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const question = page.getByRole("alertdialog", { name: "Cancel this bonus?" });
  await expect.element(question.getByRole("button", { name: "Keep bonus" })).toHaveFocus();
  let read = () => {};
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  backend.use(
    reply("bonusCheckActive", async () => {
      await reading;
      return { status: false };
    }),
    bonuses(),
    // The one that proves the cancellation; the screen reads again.
    reply("bonusCheckActive", { status: false }, { times: 1 }),
  );
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
  read();
  await expect.element(page.getByRole("textbox", { name: "Promotion code" })).toBeVisible();
  const title = page.getByRole("heading", { level: 1, name: "Bonus" });
  await expect.element(title).toBeVisible();
  const screen = title.element().closest("[tabindex]");
  await expect.poll(() => screen?.contains(document.activeElement)).toBe(true);
});

test("a cancellation that fails is an error dialog, and the bonus stays", async () => {
  await open(...activeBonus(), refuse("bonusClear", "BONUS_CONDITION"));
  await button("Cancel bonus").click();
  await page
    .getByRole("alertdialog", { name: "Cancel this bonus?" })
    .getByRole("button", { name: "Cancel bonus" })
    .click();
  const failed = page.getByRole("alertdialog", { name: "The bonus wasn’t cancelled" });
  await expect.element(failed).toMatchTextContent("The conditions of this bonus aren’t met yet.");
  await failed.getByRole("button", { name: "OK" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(cards.nth(0)).toMatchTextContent(/current/);
});

test("with the keyboard alone a bonus is received, and the focus returns to its card", async () => {
  await open();
  await expect.element(cards.nth(0)).toBeVisible();
  (button(/Welcome bonus/).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Welcome bonus" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button(/Welcome bonus/)).toHaveFocus();
});

test("a code is searched in upper case; its promotion is received, and a code without one is not found", async () => {
  const { backend, sent } = await open(hang("promotionFind"));
  const code = page.getByRole("textbox", { name: "Promotion code" });
  await button("Check code").click();
  await expect.element(page.getByText("Please enter a code.")).toBeVisible();
  await expect.element(code).toHaveFocus();
  await code.fill("lucky50");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Checking the code…")).toBeVisible();
  expect(sent("promotionFind")[0]?.path).toEqual({ code: "LUCKY50" });
  await userEvent.keyboard("{Escape}");
  backend.use(reply("promotionFind", null));
  await button("Check code").click();
  await expect.element(page.getByText("No promotion with this code")).toBeVisible();
  await expectAccessible();
  await button("OK").click();
  backend.use(reply("promotionFind", { percentFail: 5, description: "Deposit 100, get 150" }));
  await button("Check code").click();
  await expect.element(page.getByText("Deposit 100, get 150")).toBeVisible();
  await expect.element(page.getByText(/below 5%/)).toBeVisible();
  await expectAccessible();
  await button("Claim promotion").dblClick();
  await expect
    .element(page.getByRole("alertdialog", { name: "Saved" }))
    .toMatchTextContent("Promotion added to your bonus balance");
  expect(sent("promotionActivate")).toHaveLength(1);
});

test("a refused promotion is an alert in the modal", async () => {
  await open(refuse("promotionActivate", "PROMOTION_RECEIVED"));
  await page.getByRole("textbox").fill("LUCKY50");
  await button("Check code").click();
  await button("Claim promotion").click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("You’ve already claimed this promotion.");
});

test("without bonuses, without a bonus wallet and after a failed read the screen says so", async () => {
  const { bonusWallet, ...wallet } = exampleOf("walletGet");
  expect(bonusWallet).toBeDefined();
  const { backend } = await open(refuse("bonusList", "NO_DATA"), reply("walletGet", wallet));
  backend.use(reply("bonusList", []));
  await button("Try again").click();
  await expect.element(page.getByText("No bonuses at the moment")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Bonus balance" })).not.toBeInTheDocument();
});
