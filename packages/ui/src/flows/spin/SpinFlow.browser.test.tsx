import { useWallet } from "@satang/headless/wallet";
import { atRest } from "@satang/story-kit/at-rest";
import { expectAccessible } from "@satang/story-kit/axe";
import { paysBonus } from "@satang/story-kit/bonus-offers";
import { money } from "@satang/story-kit/fake-money";
import { keptProtection } from "@satang/story-kit/fake-protection";
import {
  drop,
  type FakeWalletOptions,
  hang,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { coupons, oneExpired, setup, won } from "@satang/story-kit/fake-wheel";
import { showMoney } from "@satang/story-kit/show-money";
import { STORY_NOW } from "@satang/story-kit/story-time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SpinFlow } from "./SpinFlow.tsx";

const start = page.getByRole("button", { name: /Spin the wheel|Spinning/ });
const prize = page.getByRole("dialog", { name: /Congratulations/ });
const rows = page.getByRole("list", { name: "My coupons" }).getByRole("listitem");
const disc = () => document.querySelector("[data-part=wheel-disc]") as HTMLElement;

/** A page with the balances: the flow does not read the wallet itself. */
function BonusReader() {
  useWallet();
  return null;
}

// The coupons expire soon after the time of the stories.
beforeEach(() => {
  vi.setSystemTime(STORY_NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (...overrides: Override[]) => openWith({}, ...overrides);

async function openWith(options: FakeWalletOptions, ...overrides: Override[]) {
  const wallet = await showMoney(<SpinFlow open onOpenChange={() => {}} />, {
    ...options,
    overrides: [...money(500), setup(3), coupons, won("BAHT500", 2), ...overrides],
  });
  await expect.element(page.getByText(/\d coins?$/).first()).toBeVisible();
  await atRest(page.getByRole("dialog"));
  return wallet;
}

/** The turn to the slice, which a test ends at once instead of waiting for five seconds. */
async function turn(): Promise<Animation> {
  const found = () =>
    disc()
      .getAnimations()
      .find(({ id }) => id === "turn");
  await expect.poll(found).toBeDefined();
  return found() as Animation;
}

async function spinToTheEnd() {
  await start.click();
  (await turn()).finish();
}

test("wheel, coins and coupons are shown, three on a page, and axe finds nothing", async () => {
  await open();
  await expect.element(page.getByRole("img", { name: /฿50, Bonus ฿50, ฿100/ })).toBeVisible();
  await expect.element(page.getByText("3 coins")).toBeVisible();
  expect(disc().offsetWidth).toBe(350);
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await expect.element(rows.nth(1)).toMatchTextContent(/โบนัส 50 บาท.*×2.*Expires 30\/11\/2026/);
  await expectAccessible();
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.element(rows).toMatchTextContent(/โบนัส 100 บาท/);
});

test("coupons that are not read yet take the place of a page, so that the sheet keeps its height", async () => {
  await open(hang("spinwheelCoupons"));
  const waiting = () => document.querySelectorAll("[role=status] > [data-part=row]");
  await expect.poll(waiting).toHaveLength(3);
});

test("a double tap spins once; the coin is gone at once, and the prize is shown when the wheel stops", async () => {
  const { sent } = await open();
  await start.dblClick();
  const animation = await turn();
  animation.pause();
  await expect.element(page.getByText("2 coins")).toBeVisible();
  await expect.element(page.getByText("The wheel is spinning")).toBeInTheDocument();
  await start.click({ force: true });
  await expect.element(prize).not.toBeInTheDocument();
  animation.finish();
  await expect.element(prize).toMatchTextContent(/เงินสด 500 บาท.*Valid until 30\/11\/2026/);
  expect(sent("spinwheelSpin")).toHaveLength(1);
  await expectAccessible();
});

test("the wheel turns two to three times in four to five seconds, with one animation of its transform", async () => {
  await open();
  await start.click();
  const { effect } = await turn();
  const { duration } = (effect as KeyframeEffect).getComputedTiming();
  expect(duration).toBeGreaterThanOrEqual(4_000);
  expect(duration).toBeLessThan(5_000);
  const frames = (effect as KeyframeEffect).getKeyframes();
  const degrees = frames.map(({ transform }) => Number.parseFloat(String(transform).slice(7)));
  const [first = 0, last = 0] = [degrees.at(0), degrees.at(-1)];
  expect(last - first).toBeGreaterThanOrEqual(720);
  expect(last - first).toBeLessThan(1_080);
  // The fifth of eight slices is below the pointer.
  expect((360 - (last % 360)) / 45).toBeCloseTo(4.5, 3);
});

test("the coin of a prize is on the hub, and the wheel is seen around it", async () => {
  await page.viewport(390, 844);
  await open();
  await spinToTheEnd();
  await expect.element(prize).toBeVisible();
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  };
  const coin = document.querySelector("[data-part=prize-coin]") as Element;
  await expect.poll(() => middle(coin)).toEqual(middle(disc()));
});

test("closing the prize reads the wheel and the coupons again, and the focus returns to the button", async () => {
  const { backend, sent } = await open();
  await spinToTheEnd();
  await expect.element(prize).toBeVisible();
  const before = [sent("spinwheelSetup").length, sent("spinwheelCoupons").length];
  backend.use(setup(7));
  await userEvent.keyboard("{Escape}");
  await expect.element(prize).not.toBeInTheDocument();
  await expect.element(page.getByText("7 coins")).toBeVisible();
  const after = [sent("spinwheelSetup").length, sent("spinwheelCoupons").length];
  expect(after).toEqual(before.map((count) => count + 1));
  await expect.element(start).toHaveFocus();
});

test("a coupon that has expired is at the end of the list, and cannot be claimed", async () => {
  await open(oneExpired);
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await expect.element(rows.nth(0).getByRole("button", { name: /Claim/ })).toBeEnabled();
  await expect.element(rows.nth(1)).toMatchTextContent(/เงินสด 20 บาท.*Expired 18\/11\/2026/);
  await expect.element(rows.nth(1).getByRole("button")).not.toBeInTheDocument();
});

test("without a coin the button says so and sends nothing", async () => {
  const { sent } = await open(setup(0));
  await expect.element(start).toHaveAttribute("aria-disabled", "true");
  start.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/You have no coins left/)).toBeVisible();
  expect(sent("spinwheelSpin")).toHaveLength(0);
  await expectAccessible();
});

test("during a break the wheel is not spun, and a coupon that was won before is claimed", async () => {
  const now = Date.now();
  const { sent } = await openWith({
    stored: keptProtection({ now, breakUntil: now + 86_400_000 }),
  });
  await expect.element(page.getByText(/^You’re on a break until/)).toBeVisible();
  await expect.element(start).toHaveAttribute("aria-disabled", "true");
  start.element().focus();
  await userEvent.keyboard("{Enter}");
  await expectAccessible();
  await page.getByRole("button", { name: "Claim: เงินสด 100 บาท" }).click();
  await page.getByRole("button", { name: "Claim", exact: true }).last().click();
  await expect.element(page.getByRole("alertdialog", { name: "Coupon claimed" })).toBeVisible();
  expect(sent("spinwheelSpin")).toHaveLength(0);
});

test("a coupon is claimed once after a question, whatever is tapped", async () => {
  const { sent } = await open();
  const reads = sent("spinwheelCoupons").length;
  const claim = page.getByRole("button", { name: "Claim: เงินสด 100 บาท" });
  await claim.dblClick();
  const question = page.getByRole("alertdialog", { name: "Claim this coupon?" });
  await expect.element(question).toMatchTextContent(/เงินสด 100 บาท/);
  await expectAccessible();
  await question.getByRole("button", { name: "Claim", exact: true }).dblClick();
  const alert = page.getByRole("alertdialog", { name: "Coupon claimed" });
  await expect.element(alert).toMatchTextContent(/\+฿100\.00.*The prize is in your wallet/);
  expect(sent("spinwheelClaimCoupon").map(({ body }) => body)).toEqual([{ coupon: "BAHT100" }]);
  await expect.poll(() => sent("spinwheelCoupons").length).toBeGreaterThan(reads + 1);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect.element(claim).toBeVisible();
});

test("a coupon for a bonus says that a turnover holds it, and not that it is in the wallet", async () => {
  await open();
  await page.getByRole("button", { name: "Claim: โบนัส 50 บาท" }).click();
  await page.getByRole("button", { name: "Claim", exact: true }).last().click();
  const alert = page.getByRole("alertdialog", { name: "Coupon claimed" });
  await expect.element(alert).toMatchTextContent(/You can withdraw it once you meet its turnover/);
  expect(alert.element().textContent).not.toMatch(/in your wallet/);
});

test("a coupon that paid into the bonus wallet says how much, and play is one press away", async () => {
  const onPlay = vi.fn();
  await showMoney(
    <>
      <BonusReader />
      <SpinFlow open onOpenChange={() => {}} onPlay={onPlay} />
    </>,
    { overrides: [...money(500), setup(3), coupons, ...paysBonus({ amount: 100 })] },
  );
  await page.getByRole("button", { name: "Claim: เงินสด 100 บาท" }).click();
  await page.getByRole("button", { name: "Claim", exact: true }).last().click();
  const alert = page.getByRole("alertdialog", { name: "Coupon claimed" });
  await expect.element(alert).toMatchTextContent(/\+฿100\.00.*Added to your bonus balance/);
  await alert.getByRole("button", { name: "Start playing" }).click();
  expect(onPlay).toHaveBeenCalledOnce();
});

test("while a coupon is being claimed, no other one can be", async () => {
  const { sent } = await open(hang("spinwheelClaimCoupon"));
  await page.getByRole("button", { name: "Claim: เงินสด 100 บาท" }).click();
  await page.getByRole("button", { name: "Claim", exact: true }).last().click();
  const other = page.getByRole("button", { name: "Claim: เงินสด 20 บาท" });
  await expect.element(other).toHaveAttribute("aria-disabled", "true");
  await other.click({ force: true });
  await expect.element(page.getByText("Claim this coupon?")).not.toBeInTheDocument();
  expect(sent("spinwheelClaimCoupon")).toHaveLength(1);
});

test("a prize says its amount with the currency, and the button of a bonus promises no money", async () => {
  await open(won("BONUS100", 2));
  await spinToTheEnd();
  await expect.element(prize).toMatchTextContent(/You won a bonus coupon.*Value.*฿100/);
  await expect.element(prize.getByRole("button", { name: "Claim bonus" })).toBeVisible();
  await expect.element(prize).not.toMatchTextContent(/wallet/);
});

test("the wheel rests on its slice before the prize is shown", async () => {
  await open();
  await start.click();
  const { effect } = await turn();
  expect((effect as KeyframeEffect).getTiming().endDelay).toBe(400);
});

test("a prize can be claimed from its message", async () => {
  await open();
  await spinToTheEnd();
  await prize.getByRole("button", { name: "Add it to my wallet" }).click();
  await expect.element(page.getByText(/You receive เงินสด 500 บาท/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(start).toBeVisible();
});

test.each([
  ["BONUS_REMAINING", /A bonus is still active/],
  ["COUPON_EXPIRED", /has expired/],
  ["INVALID_COUPON_TYPE", /can’t be claimed here/],
  ["INVALID_CODE", /wasn’t recognised/],
  ["INVALID_PRIZE_CODE", /no longer offered/],
  ["NO_CLAIMABLE_COUPON", /nothing to claim right now/],
] as const)(
  "the refusal %s of a claim is an error dialog, and the wheel is read again",
  async (code, text) => {
    const { sent } = await open(
      reply("spinwheelClaimCoupon", { success: false, error: { code, message: "" } }),
    );
    const reads = sent("spinwheelSetup").length;
    await page.getByRole("button", { name: "Claim: เงินสด 100 บาท" }).click();
    await page.getByRole("button", { name: "Claim", exact: true }).last().click();
    const dialog = page.getByRole("alertdialog", { name: "Something went wrong" });
    await expect.element(dialog).toMatchTextContent(text);
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect.element(start).toBeVisible();
    await expect.poll(() => sent("spinwheelSetup").length).toBe(reads + 1);
  },
);

test("a spin that is refused is an error dialog, and the wheel is read again", async () => {
  const { sent } = await open(refuse("spinwheelSpin", "NO_CLAIMABLE_COUPON"));
  const reads = sent("spinwheelSetup").length;
  await start.click();
  const dialog = page.getByRole("alertdialog", { name: "Something went wrong" });
  await expect.element(dialog).toMatchTextContent(/nothing to claim right now/);
  await expect.poll(() => sent("spinwheelSetup").length).toBeGreaterThan(reads + 1);
});

test("a spin with a lost reply turns the wheel to the prize that a new coupon shows", async () => {
  const { backend } = await open(drop("spinwheelSpin"));
  await start.click();
  await expect.element(page.getByText("Checking the result").first()).toBeVisible();
  backend.use(
    setup(2),
    reply("spinwheelCoupons", [
      {
        prize: { name: "เงินสด 1,000 บาท", slice: { code: "BAHT1000", label: "฿1,000" } },
        amount: 1,
      },
    ]),
  );
  await expect
    .poll(() => document.querySelector("[data-part=wheel-disc]"), { timeout: 9_000 })
    .not.toBeNull();
  (await turn()).finish();
  await expect.element(prize).toMatchTextContent(/เงินสด 1,000 บาท/);
});
