import { drop, exampleOf, type Override, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { Bonus } from "./Bonus.tsx";
import { Bonuses } from "./Bonuses.tsx";
import { type UseBonusOptions, useBonus } from "./use-bonus.ts";
import { type UseBonusesOptions, useBonuses } from "./use-bonuses.ts";

const Page = (options: UseBonusesOptions) => {
  const bonuses = useBonuses(options);
  const { active, balance, failure, minimum, offers, state } = bonuses;
  return (
    <Bonuses.Root value={bonuses}>
      <p>
        {state} {active?.type ?? "none"} {active?.turnover?.left ?? "no turnover"} {balance}{" "}
        {minimum}
      </p>
      <p>{offers.map(({ code, status, left }) => `${code} ${status} ${left}`).join(", ")}</p>
      <p>failure {failure?.status ?? "none"}</p>
      <Bonuses.Clear>Clear</Bonuses.Clear>
      <Bonuses.Retry>Retry</Bonuses.Retry>
    </Bonuses.Root>
  );
};

const Modal = (options: UseBonusOptions) => {
  const bonus = useBonus(options);
  return (
    <Bonus.Root value={bonus}>
      <p>
        {bonus.state} {bonus.offered}
      </p>
      <p>{bonus.notice}</p>
      <Bonus.Receive>Receive</Bonus.Receive>
      <Bonus.Retry>Retry</Bonus.Retry>
    </Bonus.Root>
  );
};

const [welcome, daily] = exampleOf("bonusList");
if (!welcome || !daily) throw new Error("the example has two bonuses");
const mine = {
  _id: "ub-7",
  isActive: true,
  received: [{ updatedAt: "2026-11-20T18:05:12+07:00" }],
};
const active: Override[] = [
  reply("bonusList", [welcome, { ...daily, userBonus: mine }]),
  reply("bonusCheckActive", {
    status: true,
    type: "day",
    turnover: { required: 250, played: 100.5 },
  }),
];

test("the active bonus comes first, with its turnover, the bonus wallet and the minimum", async () => {
  const { screen } = await renderWithBackend(<Page />, {
    overrides: [
      ...active,
      reply("walletGet", { ...exampleOf("walletGet"), bonusWallet: { amount: 50 } }),
    ],
  });
  await expect.element(screen.getByText("ready day 14950 5000 500")).toBeVisible();
  await expect.element(screen.getByText(/^DAILY current \d, WELCOME available 1$/)).toBeVisible();
});

test("a bonus is cancelled once after a double tap, and everything is read again", async () => {
  const onCleared = vi.fn();
  const { screen, backend, sent } = await renderWithBackend(<Page onCleared={onCleared} />, {
    overrides: active,
  });
  await expect.element(screen.getByText(/^ready day/)).toBeVisible();
  const lists = sent("bonusList").length;
  backend.use(reply("bonusCheckActive", { status: false }));
  await screen.getByRole("button", { name: "Clear" }).dblClick();
  await expect.poll(() => onCleared).toHaveBeenCalledExactlyOnceWith("ยกเลิกโบนัสแล้ว");
  expect(sent("bonusClear")).toHaveLength(1);
  await expect.poll(() => sent("bonusList").length).toBeGreaterThan(lists);
});

test("a refused cancellation is a failure, and nothing is cancelled without a bonus", async () => {
  const { screen, backend, sent } = await renderWithBackend(<Page />);
  await expect.element(screen.getByText(/^ready none/)).toBeVisible();
  await screen.getByRole("button", { name: "Clear" }).click({ force: true });
  expect(sent("bonusClear")).toHaveLength(0);
  backend.use(...active, refuse("bonusClear", "BONUS_CONDITION"));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText(/^ready day/)).toBeVisible();
  await screen.getByRole("button", { name: "Clear" }).click();
  await expect.element(screen.getByText("failure refused")).toBeVisible();
});

test("bonuses that cannot be read are read again after a press", async () => {
  const { screen, backend } = await renderWithBackend(<Page />, {
    overrides: [refuse("bonusList", "NO_DATA")],
  });
  await expect.element(screen.getByText(/^readFailed/)).toBeVisible();
  backend.use(reply("bonusList", [welcome]));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText(/^ready none/)).toBeVisible();
});

test("a double tap receives a bonus once; its notice has the percentage", async () => {
  const onDone = vi.fn();
  const { screen, sent } = await renderWithBackend(<Modal code="WELCOME" onDone={onDone} />);
  await expect.element(screen.getByText("ready receive")).toBeVisible();
  await expect.element(screen.getByText(/ต่ำกว่า 5%/)).toBeVisible();
  await screen.getByRole("button", { name: "Receive" }).dblClick();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(sent("bonusActivate")).toHaveLength(1);
});

test.each([
  ["that is active", "DAILY", "ready confirm"],
  ["while another one is active", "WELCOME", "ready otherActive"],
  ["that the service no longer has", "OLD", "unknown otherActive"],
])("a bonus %s cannot be received", async (_which, code, text) => {
  const { screen, sent } = await renderWithBackend(<Modal code={code} />, { overrides: active });
  await expect.element(screen.getByText(text)).toBeVisible();
  await screen.getByRole("button", { name: "Receive" }).click({ force: true });
  expect(sent("bonusActivate")).toHaveLength(0);
});

test("without its notice a bonus is not received, because nobody could read the conditions", async () => {
  const { screen, backend, sent } = await renderWithBackend(<Modal code="WELCOME" />, {
    overrides: [drop("lookupNotice")],
  });
  await expect.element(screen.getByText("readFailed receive")).toBeVisible();
  await screen.getByRole("button", { name: "Receive" }).click();
  expect(sent("bonusActivate")).toHaveLength(0);
  backend.use(reply("lookupNotice", {}));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("ready receive")).toBeVisible();
});
