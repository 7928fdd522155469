import { drop, exampleOf, garbage, hang, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { ProfileExample } from "../../examples/profile.tsx";
import { renderWithBackend } from "../../test/render-with-backend.tsx";

async function open(options: Parameters<typeof renderWithBackend>[1] = {}) {
  const onSaved = vi.fn();
  const shown = await renderWithBackend(<ProfileExample onSaved={onSaved} />, options);
  const field = (label: string) => shown.screen.getByLabelText(label, { exact: true });
  const type = async (old: string, next: string, again: string) => {
    await field("Old password").fill(old);
    await field("New password").fill(next);
    await field("New password again").fill(again);
  };
  const button = (name: string) => shown.screen.getByRole("button", { name });
  return { ...shown, onSaved, field, type, button };
}

test("passwords that differ are not sent", async () => {
  const { screen, field, type, button, sent, onSaved } = await open();
  await type("old", "new", "");
  await button("Save the password").click();
  await expect.element(screen.getByText("Required")).toBeVisible();
  await field("New password again").fill("neu");
  await expect.element(screen.getByText("Required")).not.toBeInTheDocument();
  await button("Save the password").click();
  await expect.element(screen.getByText("Not equal")).toBeVisible();
  expect(sent("accountChangePassword")).toHaveLength(0);

  await field("New password again").fill("new");
  await button("Save the password").click();
  await expect.poll(() => onSaved).toHaveBeenCalledExactlyOnceWith("password");
  expect(sent("accountChangePassword").map(({ body }) => body)).toEqual([
    { oldPassword: "old", newPassword: "new" },
  ]);
  await expect.element(field("Old password")).toHaveValue("");
});

test("password managers fill in the old password and offer the new one", async () => {
  const { field } = await open();
  await expect.element(field("Old password")).toHaveAttribute("autocomplete", "current-password");
  for (const label of ["New password", "New password again"])
    await expect.element(field(label)).toHaveAttribute("autocomplete", "new-password");
});

test("a refused password stays in the form, and a double tap saves once", async () => {
  const { screen, backend, field, type, button, sent, onSaved } = await open({
    overrides: [refuse("accountChangePassword", "WRONG_PASSWORD")],
  });
  await type("wrong", "new", "new");
  await button("Save the password").click();
  await expect.element(screen.getByText("WRONG_PASSWORD")).toBeVisible();
  await expect.element(field("Old password")).toHaveValue("wrong");
  expect(onSaved).not.toHaveBeenCalled();
  backend.use(hang("accountChangePassword"));
  await field("Old password").fill("old");
  await expect.element(screen.getByText("WRONG_PASSWORD")).not.toBeInTheDocument();
  await button("Save the password").dblClick();
  await expect.poll(() => sent("accountChangePassword").length).toBe(2);
});

test("the profile is saved whole, with the account name in upper case, and read again", async () => {
  const { screen, backend, field, button, sent, onSaved } = await open();
  await expect.element(field("Account number")).not.toHaveValue("");
  await field("Name").fill("มานะ");
  await field("Bank").selectOptions("KTB");
  await field("Account name").fill("มานะ");
  await field("Account number").fill("98-7");
  await button("Save the profile").click();
  await expect.element(screen.getByText("bankAccountName: latinOnly")).toBeVisible();
  expect(sent("accountUpdateProfile")).toHaveLength(0);
  await field("Account name").fill("mana meechai");
  await expect.element(field("Account name")).toHaveValue("MANA MEECHAI");
  backend.use(reply("accountProfile", { ...exampleOf("accountProfile"), name: "มานะ" }));
  await button("Save the profile").click();
  await expect.poll(() => onSaved).toHaveBeenCalledExactlyOnceWith("profile");
  expect(sent("accountUpdateProfile").map(({ body }) => body)).toEqual([
    {
      name: "มานะ",
      bankCode: "KTB",
      bankAccountName: "MANA MEECHAI",
      bankAccountNo: "987",
    },
  ]);
  await expect.element(screen.getByRole("heading", { name: "มานะ" })).toBeVisible();
});

/** The profile as the member of the example changes it. */
const changed = {
  name: "มานะ",
  bankCode: "KTB",
  bankAccountName: "MANA MEECHAI",
  bankAccountNo: "987",
};

async function saveProfile({ field, button }: Awaited<ReturnType<typeof open>>) {
  await expect.element(field("Account number")).not.toHaveValue("");
  await field("Name").fill(changed.name);
  await field("Bank").selectOptions(changed.bankCode);
  await field("Account name").fill(changed.bankAccountName);
  await field("Account number").fill(changed.bankAccountNo);
  await button("Save the profile").click();
}

const showsChange = reply("accountProfile", { ...exampleOf("accountProfile"), ...changed });

for (const [answer, override] of [
  ["a lost reply", drop("accountUpdateProfile")],
  ["an empty reply", garbage("accountUpdateProfile", { status: 200, body: "" })],
  ["a portal's page", garbage("accountUpdateProfile", { status: 200 })],
] as const) {
  test(`${answer} to a saved profile ends as saved when the profile shows it`, async () => {
    const opened = await open({ overrides: [override] });
    await saveProfile(opened);
    await expect.poll(() => opened.sent("accountUpdateProfile")).toHaveLength(1);
    opened.backend.use(showsChange);
    await vi.waitFor(
      () => {
        window.dispatchEvent(new Event("visibilitychange"));
        expect(opened.onSaved).toHaveBeenCalledExactlyOnceWith("profile");
      },
      { timeout: 10_000 },
    );
    expect(opened.sent("accountUpdateProfile")).toHaveLength(1);
  });

  test(`${answer} to a profile that was not saved is never "saved"`, async () => {
    const opened = await open({ overrides: [override] });
    await saveProfile(opened);
    await expect.element(opened.screen.getByRole("alert")).toBeVisible();
    await expect.element(opened.field("Name")).toHaveValue(changed.name);
    expect(opened.onSaved).not.toHaveBeenCalled();
    opened.backend.use(reply("accountUpdateProfile", { code: "SUCCESS" }));
    await opened.button("Save the profile").click();
    await expect.poll(() => opened.onSaved).toHaveBeenCalledExactlyOnceWith("profile");
  });
}

test("the profile is enough when the wallet cannot be read", async () => {
  const { screen } = await open({ overrides: [drop("walletGet")] });
  await expect
    .element(screen.getByLabelText("Account", { exact: true }))
    .toMatchTextContent(exampleOf("accountProfile").bankAccountNo ?? "");
});

test("a profile that could not be read is read again", async () => {
  const { screen, backend, button } = await open({
    overrides: [refuse("accountProfile", "NO_DATA")],
  });
  await expect.element(screen.getByRole("alert")).toMatchTextContent("NO_DATA");
  backend.use(reply("accountProfile", exampleOf("accountProfile")));
  await button("Try again").click();
  await expect.element(screen.getByRole("heading")).toBeVisible();
});

test("a member of a bank with Latin names only is asked for the name at the bank", async () => {
  const wallet = exampleOf("walletGet");
  const named = (bankAccountName: string) =>
    reply("walletGet", {
      ...wallet,
      profile: { ...wallet.profile, bankCode: "KTB" },
      bankAccount: { ...wallet.bankAccount, bankAccountName },
    });
  const { screen, backend, field, button, sent } = await open({ overrides: [named("มานี มีนา")] });
  await field("Name at the bank").fill("มานี");
  await expect.element(screen.getByText("Latin letters only")).toBeVisible();
  await field("Name at the bank").fill("manee meena");
  backend.use(named("MANEE MEENA"));
  await button("Save the name").click();
  await expect.element(field("Name at the bank")).not.toBeInTheDocument();
  expect(sent("accountUpdateBankAccountName")).toHaveLength(1);
});
