import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { keptProtection } from "@satang/story-kit/fake-protection";
import {
  createFakeWallet,
  drop,
  exampleOf,
  garbage,
  type Override,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { showMoney } from "@satang/story-kit/show-money";
import { createStoryClock } from "@satang/story-kit/story-time";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LocaleSwitch } from "../session/LocaleSwitch.tsx";
import { ChangePasswordFlow, EditProfileFlow, ProfileFlow } from "./index.ts";

const profile = exampleOf("accountProfile");
const opened = { onChangePassword: vi.fn(), onEdit: vi.fn() };

const openProfile = (...overrides: Override[]) =>
  showMoney(<ProfileFlow {...opened} />, { overrides });

async function openPassword(...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const shown = await showMoney(<ChangePasswordFlow open onOpenChange={onOpenChange} />, {
    overrides,
  });
  return { ...shown, onOpenChange };
}

const old = page.getByLabelText("Current password", { exact: true });
const next = page.getByLabelText("New password", { exact: true });
const again = page.getByLabelText("Confirm new password", { exact: true });
const save = page.getByRole("button", { name: "Save" });

async function fillIn(...[oldText, newText, againText]: [string, string, string]) {
  await old.fill(oldText);
  await next.fill(newText);
  await again.fill(againText);
  await save.click();
}

test("all data of the member are shown, the account number 3-3-rest and to copy", async () => {
  await openProfile(
    reply("accountProfile", {
      ...profile,
      _id: "66f1c2a9",
      name: "Somchai Jaidee",
      username: "0812345678",
      createdAt: "2026-03-04T09:00:00+07:00",
    }),
    reply("walletGet", {
      ...exampleOf("walletGet"),
      bankAccount: {
        bankAccountName: "SOMCHAI JAIDEE",
        bankAccountNo: "1234567890",
        bank: { nameTH: "ธนาคารกสิกรไทย" },
      },
    }),
  );
  const head = page.getByRole("region", { name: "Somchai Jaidee" });
  await expect.element(head).toMatchTextContent("ID 66f1c2a9");
  await expect.element(head).toMatchTextContent("Member since 04/03/2026 09:00:00");
  const values = page.getByRole("definition");
  await expect.element(values.nth(0)).toHaveTextContent("081 234 5678");
  await expect.element(values.nth(2)).toHaveTextContent("SOMCHAI JAIDEE");
  await expect.element(values.nth(3)).toHaveTextContent("KBANKK");
  await expect
    .element(values.nth(3).getByText("KBANK", { exact: true }))
    .toHaveAttribute("translate", "no");
  const groups = values.nth(4).element().querySelectorAll("[data-part=group]");
  expect([...groups].map((group) => group.textContent)).toEqual(["123", "456", "7890"]);
  await expect.element(page.getByRole("button", { name: "Copy Account number" })).toBeVisible();
  await expect.element(page.getByText("Read-only")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /^Change password/ }).click();
  await page.getByRole("button", { name: /^Edit profile/ }).click();
  expect(opened.onChangePassword).toHaveBeenCalledOnce();
  expect(opened.onEdit).toHaveBeenCalledOnce();
});

test("the profile says how long this session lasts", async () => {
  const { satang } = createFakeWallet({ signedIn: true, stored: keptProtection({ played: 55 }) });
  await show(
    <SatangProvider {...satang} protection={{}} clock={createStoryClock()}>
      <ProfileFlow {...opened} onLimit={vi.fn()} onLimits={vi.fn()} />
    </SatangProvider>,
  );
  const row = page.getByRole("listitem").filter({ hasText: "Time in this session" });
  await expect.element(row.getByText("55 minutes")).toBeVisible();
});

test("language, logout and limits are in the profile where the host has them, each limit with what is left", async () => {
  const now = Date.now();
  const onSignOut = vi.fn();
  const onLimit = vi.fn();
  const onLimits = vi.fn();
  const { screen } = await showMoney(<ProfileFlow {...opened} />, {
    protection: {},
    stored: keptProtection({ now, played: 0, deposit: { value: 5_000_00, next: null } }),
    overrides: [
      reply("statementList", {
        total: 1,
        statements: [
          {
            statementType: "deposit",
            status: "SUCCESS",
            amount: 500,
            createdAt: new Date(now).toISOString(),
          },
        ],
      }),
    ],
  });
  await expect.element(page.getByRole("button", { name: /^Change password/ })).toBeVisible();
  for (const name of [/^Log out/, /limit/])
    await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
  await screen.rerender(
    <ProfileFlow
      {...opened}
      onSignOut={onSignOut}
      onLimit={onLimit}
      onLimits={onLimits}
      preferences={[{ label: "Language", control: <LocaleSwitch onLocaleChange={vi.fn()} /> }]}
    />,
  );
  await expect.element(page.getByRole("radiogroup", { name: "Language" })).toBeVisible();
  const limits = page.getByRole("region", { name: "Limits and breaks" });
  await expect.element(limits.getByText("500 baht today")).toBeVisible();
  await expect.element(limits.getByText("4,500 baht left")).toBeVisible();
  await expect.element(limits.getByText("No limit")).toBeVisible();
  await expectAccessible();
  await limits.getByRole("button", { name: "Set Daily time limit" }).click();
  expect(onLimit).toHaveBeenCalledExactlyOnceWith("time");
  await limits.getByRole("button", { name: /^Take a break/ }).click();
  await page.getByRole("button", { name: /^Log out/ }).click();
  expect(onLimits).toHaveBeenCalledOnce();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("a profile with the required fields only is complete", async () => {
  const { _id, name, username } = profile;
  await openProfile(reply("accountProfile", { _id, name, username }), drop("walletGet"));
  await expect.element(page.getByRole("definition").nth(4)).toHaveTextContent("–");
  await expect.element(page.getByText(/Member since/)).not.toBeInTheDocument();
});

test("a profile that cannot be read has a retry", async () => {
  const { backend } = await openProfile(refuse("accountProfile", "INTERNAL_SERVER_ERROR"));
  await expect.element(page.getByText(/The service has a problem/)).toBeVisible();
  backend.use(reply("accountProfile", profile));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("region", { name: profile.name })).toBeVisible();
});

test("passwords that are missing or differ are named at their field, and nothing is sent", async () => {
  const { sent } = await openPassword();
  await save.click();
  await expect.element(old).toHaveFocus();
  await expect.element(old).toHaveAccessibleDescription("Please fill in this field.");
  await fillIn("old", "new", "neu");
  await expect.element(again).toHaveAccessibleDescription("Passwords not equal");
  await expect.element(again).toHaveFocus();
  await expectAccessible();
  expect(sent("accountChangePassword")).toHaveLength(0);
});

test("a refused change is an alert, the typed passwords stay, and a save closes with 'saved'", async () => {
  const { backend, sent, onOpenChange, screen } = await openPassword(
    refuse("accountChangePassword", "WRONG_PASSWORD"),
  );
  await fillIn("wrong", "new", "new");
  await expect.element(page.getByRole("alert")).toMatchTextContent("The password is wrong.");
  await expect.element(old).toHaveValue("wrong");
  await expect.element(again).toHaveValue("new");
  backend.use(reply("accountChangePassword", { message: "OK" }));
  await fillIn("old", "new", "new");
  await expect.element(page.getByRole("alertdialog", { name: "Saved" })).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "done" });
  expect(sent("accountChangePassword").at(-1)?.body).toEqual({
    oldPassword: "old",
    newPassword: "new",
  });
  await screen.rerender(<ChangePasswordFlow open={false} onOpenChange={onOpenChange} />);
  await page.getByRole("button", { name: "OK" }).click();
  await screen.rerender(<ChangePasswordFlow open onOpenChange={onOpenChange} />);
  await expect.element(old).toHaveValue("");
});

test("a lost reply says that the password may be changed already", async () => {
  await openPassword(drop("accountChangePassword"));
  await fillIn("old", "new", "new");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("your current password may still be valid");
});

test("a portal's page is no new password, and the member reads what answered", async () => {
  await openPassword(garbage("accountChangePassword", { status: 200 }));
  await fillIn("old", "new", "new");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("This network asks you to log in first.");
  await expect.element(alert).toMatchTextContent("your current password may still be valid");
  await expect.element(page.getByRole("alertdialog", { name: "Saved" })).not.toBeInTheDocument();
});

const accountNo = page.getByLabelText("Account number");

test("a lost save of the profile is reported after its sheet was closed", async () => {
  const own = { ...profile, bankCode: "KBANK" };
  const onOpenChange = vi.fn();
  const flow = (open: boolean) => <EditProfileFlow open={open} onOpenChange={onOpenChange} />;
  const { backend, screen } = await showMoney(flow(true), {
    overrides: [reply("accountProfile", own), drop("accountUpdateProfile")],
  });
  await expect.element(accountNo).not.toHaveValue("");
  await accountNo.fill("9876543210");
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("We keep checking");
  await page.getByRole("button", { name: "Cancel" }).click();
  await screen.rerender(flow(false));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  backend.use(reply("accountProfile", { ...own, bankAccountNo: "9876543210" }));
  const report = page.getByText("Your profile has been changed.");
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event("visibilitychange"));
      expect(report.query()).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "itemPress" });
});

test("cancelling removes the typed passwords", async () => {
  const { onOpenChange, screen } = await openPassword();
  await old.fill("old");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false, { reason: "itemPress" });
  await screen.rerender(<ChangePasswordFlow open={false} onOpenChange={onOpenChange} />);
  await screen.rerender(<ChangePasswordFlow open onOpenChange={onOpenChange} />);
  await expect.element(old).toHaveValue("");
});

test("the profile is edited with the current data filled in", async () => {
  const onOpenChange = vi.fn();
  const { sent } = await showMoney(<EditProfileFlow open onOpenChange={onOpenChange} />, {
    overrides: [
      reply("accountProfile", { ...profile, bankCode: "KBANK" }),
      refuse("accountUpdateProfile", "EXISTING_BANK", { times: 1 }),
    ],
  });
  await expect.element(accountNo).toHaveValue(exampleOf("walletGet").bankAccount.bankAccountNo);
  await accountNo.fill("");
  await save.click();
  await expect.element(accountNo).toHaveAccessibleDescription("Please enter the account number.");
  await expectAccessible();
  await accountNo.fill("987-654-3210");
  await save.click();
  await expect
    .element(accountNo)
    .toHaveAccessibleDescription(
      "This bank account is already registered. Please use another one or contact support.",
    );
  await save.click();
  await expect.element(page.getByRole("alertdialog", { name: "Saved" })).toBeVisible();
  expect(sent("accountUpdateProfile").at(-1)?.body).toMatchObject({
    name: profile.name,
    bankCode: "KBANK",
    bankAccountNo: "9876543210",
  });
});
