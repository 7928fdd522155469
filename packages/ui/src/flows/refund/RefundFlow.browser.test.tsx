import { expectAccessible } from "@satang/story-kit/axe";
import { expectCriticalToast } from "@satang/story-kit/critical-toast";
import { money } from "@satang/story-kit/fake-money";
import { exampleOf, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RefundFlow } from "./RefundFlow.tsx";

const check = (change: object = {}) =>
  reply("refundCheck", { ...exampleOf("refundCheck"), refundAmount: 1_285.4, ...change });
const receive = page.getByRole("button", { name: "Claim refund" });
const add = page.getByRole("button", { name: "Add to wallet" });

async function open(...overrides: Override[]) {
  const onBonus = vi.fn();
  const wallet = await showMoney(<RefundFlow open onOpenChange={() => {}} onBonus={onBonus} />, {
    overrides: [...money(500), check(), reply("refundBanners", { banners: [] }), ...overrides],
  });
  return { ...wallet, onBonus };
}

test("amount, text of the service, percentages and log are shown", async () => {
  await open(check({ info: "<p>5% <b>every day</b><script>x</script></p>" }));
  await expect
    .element(page.getByRole("region", { name: "Accrued refund" }))
    .toMatchTextContent(/1,285\.40/);
  await expect.element(page.getByText("5% every day")).toBeVisible();
  await expect.element(page.getByText("Refunds claimed 60%")).toBeVisible();
  await expect.element(page.getByText("Not yet claimed 40%")).toBeVisible();
  const row = page.getByRole("list", { name: "Claimed refunds" }).getByRole("listitem");
  await expect.element(row).toMatchTextContent(/20\/11\/2026 18:05:12.*\+42\.50/);
  await expectAccessible();
});

test.each([
  ["receive", receive, "refundReceive"],
  ["add to the wallet", add, "refundAddWallet"],
] as const)(
  "a double tap on %s takes the refund once; check and log are read again",
  async (_name, button, call) => {
    const { sent } = await open();
    await expect.element(button).toBeVisible();
    const checks = sent("refundCheck").length;
    await button.dblClick();
    await expect.element(page.getByText("The refund is in your wallet.")).toBeVisible();
    expect(sent(call)).toHaveLength(1);
    await expect.poll(() => sent("refundCheck").length).toBeGreaterThan(checks);
  },
);

test("a bonus locks receiving with a notice that leads to the bonus; the refund can be added", async () => {
  const { onBonus, sent } = await open(check({ bonus: true }));
  await expect.element(page.getByText("The refund can’t be claimed yet")).toBeVisible();
  await expect.element(receive).toHaveAttribute("aria-disabled", "true");
  await expect.element(add).not.toHaveAttribute("aria-disabled");
  await expect.element(page.getByText(/Add to wallet also works/)).toBeVisible();
  await expectAccessible();
  const see = page.getByRole("button", { name: "See the bonus" });
  const startOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  };
  const title = page.getByText("The refund can’t be claimed yet").element();
  expect(Math.abs(startOf(see.element()) - startOf(title))).toBeLessThan(1);
  await see.click();
  expect(onBonus).toHaveBeenCalledOnce();
  await receive.click({ force: true });
  expect(sent("refundReceive")).toHaveLength(0);
});

test("without a refund both are disabled, with the reason", async () => {
  await open(check({ result: false, refundAmount: 0 }));
  await expect.element(page.getByText("There is no refund to claim.")).toBeVisible();
  await expect.element(receive).toHaveAttribute("aria-disabled", "true");
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
});

test("an amount that is not above 0 shows the minimum, and nothing is sent", async () => {
  const { sent } = await open(check({ refundAmount: 0 }));
  await receive.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("The refund must be above 0.");
  expect(sent("refundReceive")).toHaveLength(0);
});

test.each([
  ["NO_REFUND", "There is no refund to claim."],
  ["REFUND_CONDITION", "The conditions of the refund aren’t met yet."],
  ["REFUND_INACTIVE", "Refunds are closed at the moment."],
  ["REFUND_MINIMUM", "The refund must be above 0."],
] as const)("the refusal %s is a red toast, and the modal stays", async (code, text) => {
  await open(refuse("refundAddWallet", code));
  await add.click();
  await expectCriticalToast(text);
  await expect.element(add).toBeVisible();
});
