import { satang } from "@satang/core";
import { SatangProvider } from "@satang/headless/provider";
import { type DisplayLocale, loadLocale } from "@satang/i18n";
import { createFakeWallet } from "@satang/story-kit/fake-wallet";
import { translatePage } from "@satang/story-kit/translate-page";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LoginFlow } from "../src/flows/session/LoginFlow.tsx";
import { WithdrawAfter } from "../src/flows/withdraw/WithdrawAfter.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { Button } from "../src/primitives/Button/index.ts";
import { Countdown } from "../src/primitives/Countdown/index.ts";
import { CountdownRing } from "../src/primitives/CountdownRing/index.ts";
import { RefreshIcon } from "../src/primitives/Icon/index.ts";
import { CountingMoney, Money, type MoneyProps } from "../src/primitives/Money/index.ts";

async function showTranslated(first: ReactElement, locale: DisplayLocale = "en") {
  const inLanguage = async (element: ReactElement, shown: DisplayLocale) => (
    <I18nProvider locale={shown} catalogue={await loadLocale(shown)}>
      {element}
    </I18nProvider>
  );
  const screen = await render(await inLanguage(first, locale));
  translatePage();
  return {
    text: () => screen.container.textContent,
    change: async (next: ReactElement, shown = locale) =>
      screen.rerender(await inLanguage(next, shown)),
  };
}

const money = (baht: number, props: Partial<MoneyProps> = {}) => (
  <Money amount={satang(baht * 100)} currency="THB" {...props} />
);

test("a balance shows its new amount in a translated page", async () => {
  const { text, change } = await showTranslated(money(1_500));
  await change(money(12.5));
  expect(text()).toBe("฿12.50");
});

test("an amount gets and loses its sign in a translated page", async () => {
  const { text, change } = await showTranslated(money(20));
  await change(money(-20.25));
  translatePage();
  expect(text()).toBe("−฿20.25");
  await change(money(20));
  expect(text()).toBe("฿20.00");
});

test("a balance counts to its new amount in a translated page", async () => {
  const balance = (baht: number) => <CountingMoney amount={satang(baht * 100)} currency="THB" />;
  const { text, change } = await showTranslated(balance(100));
  await change(balance(12_480.5));
  await expect.poll(text).toBe("฿12,480.50฿12,480.50");
});

test("the balance after a withdrawal is that of the new amount in a translated page", async () => {
  const after = (baht: number) => <WithdrawAfter amount={satang(baht * 100)} currency="THB" />;
  const { text, change } = await showTranslated(after(900));
  await change(after(750));
  expect(text()).toMatch(/฿750\.00$/);
});

test.each([
  ["a countdown", Countdown],
  ["a countdown within a ring", CountdownRing],
])("%s goes on and announces its end in a translated page", async (_, Kind) => {
  const left = (ms: number) => <Kind expiresAt={ms} now={() => 0} />;
  const { text, change } = await showTranslated(left(62_000));
  expect(text()).toBe("01:02Time left");
  await change(left(61_000));
  translatePage();
  await change(left(29_000));
  expect(text()).toMatch(/^00:29Time left.*30/);
});

test("a button with an icon has its new label in a translated page", async () => {
  const check = (label: string) => <Button startIcon={<RefreshIcon />}>{label}</Button>;
  const { text, change } = await showTranslated(check("Check"));
  await change(check("Checking"));
  expect(text()).toBe("Checking");
});

test("the sentence at the login is in the chosen language in a translated page", async () => {
  const { satang: wallet } = createFakeWallet();
  const login = (
    <SatangProvider {...wallet}>
      <LoginFlow />
    </SatangProvider>
  );
  const { text, change } = await showTranslated(login, "th");
  await change(login, "en");
  expect(text()).toMatch(/No account yet\?/);
});
