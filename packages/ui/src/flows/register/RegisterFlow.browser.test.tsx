import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import {
  createFakeWallet,
  drop,
  type FakeWalletOptions,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { pasteText } from "@satang/story-kit/paste-text";
import { show } from "@satang/story-kit/show";
import { createStoryClock, STORY_NOW } from "@satang/story-kit/story-time";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { RegisterFlow } from "./RegisterFlow.tsx";
import type { RegisterFlowProps } from "./register-flow.types.ts";

const next = page.getByRole("button", { name: "Next" });
const submit = page.getByRole("button", { name: "Register" });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const title = (name: string) => page.getByRole("heading", { name });
const bank = page.getByRole("combobox", { name: "Bank" });
const noCode = reply("lookupRegisterOtp", { isActive: false });

async function open(options: FakeWalletOptions = {}, props: RegisterFlowProps = {}) {
  const wallet = createFakeWallet(options);
  const clock = createStoryClock();
  onTestFinished(clock.reset());
  await show(
    <SatangProvider {...wallet.satang} clock={clock}>
      <ToastProvider>
        <RegisterFlow {...props} />
      </ToastProvider>
    </SatangProvider>,
  );
  return { ...wallet, clock };
}

async function toProfile() {
  await field("Phone number").fill("081-234-5678");
  await next.click();
  await expect.element(title("About you")).toBeVisible();
}

async function fillProfile() {
  await field("Name").fill("สมชาย");
  await field("Password").fill("p4ss");
  await field("Password again").fill("p4ss");
}

async function toBank() {
  await toProfile();
  await fillProfile();
  await next.click();
  await expect.element(title("Your bank account")).toBeVisible();
}

async function fillBank(firstName = "somchai", code = "KBANK") {
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await bank.fill(code);
  await page.getByRole("option").click();
  await field("Account number").fill("123-4-56789-0");
  await field("First name on the account").fill(firstName);
  await field("Last name on the account").fill("jaidee");
}

test("a member registers with a code and is led to the login", async () => {
  const onRegistered = vi.fn();
  const { backend } = await open({}, { onRegistered });
  await field("Phone number").fill("+66 81 234 5678");
  await next.click();
  await expect.element(title("Verify your phone number")).toBeVisible();
  await expect.element(field("Code from the message")).toHaveFocus();
  await expect.element(page.getByText("081 234 5678")).toBeVisible();
  await expect.element(page.getByText(/No code\? Send again in/)).toBeVisible();
  await expectAccessible();
  await field("Code from the message").fill("123456");
  await next.click();
  await expect.element(title("About you")).toBeVisible();
  await expectAccessible();
  await fillProfile();
  await next.click();
  await fillBank();
  await expect.element(field("First name on the account")).toHaveValue("SOMCHAI");
  await expectAccessible();
  await submit.click();
  await expect.element(title("You’re registered")).toBeVisible();
  await page.getByRole("link", { name: "Log in now" }).click();
  await expect.poll(() => onRegistered).toHaveBeenCalledTimes(1);
  expect(backend.calls.find(({ id }) => id === "accountRegister")?.body).toMatchObject({
    phoneNumber: "0812345678",
    bankAccountName: "SOMCHAI JAIDEE",
    bankAccountNo: "1234567890",
  });
});

test("a refused step shows the error of each field and moves the focus to the first", async () => {
  await open({ overrides: [noCode] });
  await field("Phone number").fill("0812");
  await next.click();
  await expect.element(field("Phone number")).toHaveFocus();
  await expect
    .element(field("Phone number"))
    .toHaveAccessibleDescription("The phone number must have 10 digits.");
  await toProfile();
  await field("Password").fill("one");
  await field("Password again").fill("two");
  await next.click();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Password again")).toHaveAccessibleDescription("Passwords not equal");
  await expectAccessible();
  await userEvent.keyboard("สมชาย");
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toHaveValue("สมชาย");
});

const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");

test("a phone number with too few digits is a message over the page for 4 s, and an error that stays", async () => {
  await open({ overrides: [noCode] });
  const text = "The phone number must have 10 digits.";
  await field("Phone number").click();
  await userEvent.keyboard("0812{Enter}");
  await expect.element(toast).toMatchTextContent(text);
  await expect.element(field("Phone number")).toHaveFocus();
  await expectAccessible();
  await expect.element(toast, { timeout: 6000 }).not.toBeInTheDocument();
  await expect.element(field("Phone number")).toHaveAccessibleDescription(text);
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).toMatchTextContent(text);
  await userEvent.keyboard("3");
  await expect.element(field("Phone number")).not.toHaveAttribute("aria-invalid");
});

test("an error is announced once: by its field or by its alert, not by the message over the page", async () => {
  const { backend } = await open({ overrides: [noCode] });
  await toProfile();
  await fillProfile();
  await field("Password again").fill("other");
  await next.click();
  await expect.element(toast).toMatchTextContent("Passwords not equal");
  await expect.element(toast).toHaveAttribute("aria-live", "off");
  await expect.element(field("Password again")).toHaveFocus();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast).not.toBeInTheDocument();
  backend.use(refuse("accountValidate", "EXISTING_USER"));
  await field("Password again").fill("p4ss");
  await next.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/already registered/);
  await expect
    .element(toast)
    .toMatchTextContent("This phone number is already registered. Please log in.");
  await expect.element(toast).toHaveAttribute("aria-live", "off");
});

test("an empty field stops the step without a message over the page", async () => {
  await open({ overrides: [noCode] });
  await next.click();
  await expect
    .element(field("Phone number"))
    .toHaveAccessibleDescription("Please enter your phone number.");
  await expect.element(toast).not.toBeInTheDocument();
});

test("a number that is taken is an error with a link to the login, and the typed values stay", async () => {
  const { backend } = await open({ overrides: [noCode] });
  await toProfile();
  backend.use(refuse("accountValidate", "EXISTING_USER"));
  await fillProfile();
  await next.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/This phone number is already registered\. Please log in\./);
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect.element(field("Password")).toHaveValue("p4ss");
});

test("on a phone in landscape, the buttons do not cover the focused field", async () => {
  await page.viewport(844, 390);
  onTestFinished(() => page.viewport(390, 844));
  await open({ overrides: [noCode] });
  await toProfile();
  await userEvent.click(field("Password"));
  await userEvent.tab();
  await userEvent.tab();
  const again = field("Password again").element();
  await expect.element(again).toHaveFocus();
  const { left, bottom } = again.getBoundingClientRect();
  expect(document.elementFromPoint(left + 40, bottom - 4)).toBe(again);
});

test("an error scrolls into view above the buttons of a small phone", async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  const { backend } = await open({ overrides: [noCode] });
  await toProfile();
  backend.use(refuse("accountValidate", "EXISTING_USER"));
  await fillProfile();
  window.scrollTo(0, 0);
  await next.click();
  const bottomOf = (what: typeof next) => what.element().getBoundingClientRect().bottom;
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect
    .poll(() => bottomOf(page.getByRole("alert")) <= next.element().getBoundingClientRect().top)
    .toBe(true);
});

test("back keeps the typed values of both steps", async () => {
  await open({ overrides: [noCode] });
  await toBank();
  await fillBank();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(field("Name")).toHaveValue("สมชาย");
  await next.click();
  await expect.element(field("Account number")).toHaveValue("123-4-56789-0");
});

test("KTB requires a Latin name, which is shown at the field before a call", async () => {
  const { backend } = await open({
    overrides: [
      noCode,
      reply("lookupBanks", [{ code: "KTB", nameTH: "กรุงไทย", nameEN: "Krungthai" }]),
    ],
  });
  await toBank();
  await fillBank("สมชาย", "KTB");
  await submit.click();
  await expect
    .element(field("First name on the account"))
    .toHaveAccessibleDescription("Bank account name must be in English only");
  await expect.element(toast).toMatchTextContent("Bank account name must be in English only");
  expect(backend.calls.some(({ id }) => id === "accountRegister")).toBe(false);
});

const unknown = title("We can’t confirm your registration yet");

/** The engine reads when the connection is back, without the pause between two readings. */
const readUntil = (found: Locator) =>
  vi.waitFor(
    () => {
      window.dispatchEvent(new Event("online"));
      expect(found.query()).toBeVisible();
    },
    { timeout: 10_000 },
  );

test("after a lost reply the outcome is unknown until the service can no longer execute the call: then nothing happened", async () => {
  const { clock } = await open({ overrides: [noCode, drop("accountRegister", { times: 1 })] });
  await toBank();
  await fillBank();
  await submit.click();
  await expect.element(unknown).toHaveFocus();
  await expectAccessible();
  await page.getByRole("button", { name: "Check now" }).click();
  await expect.element(unknown).toBeVisible();
  clock.skip(10 * 60_000);
  await readUntil(page.getByRole("alert").getByText(/You aren’t registered yet/));
  await submit.click();
  await expect.element(title("You’re registered")).toBeVisible();
});

/** The stored data of a registration during which the page was reloaded, and of its wizard. */
const interrupted = {
  "register-draft": JSON.stringify({
    phone: "081 234 5678",
    name: "สมชาย",
    bankCode: "KBANK",
    firstName: "SOMCHAI",
    lastName: "JAIDEE",
    accountNo: "1234567890",
  }),
  "money.visitor.key-1": JSON.stringify({
    key: "key-1",
    operation: "register",
    member: null,
    order: {
      name: "สมชาย",
      phoneNumber: "0812345678",
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
    },
    before: null,
    startedAt: STORY_NOW - 5_000,
    isServerTime: true,
    lastSentAt: STORY_NOW - 5_000,
    sends: 1,
    outcome: null,
  }),
};

test("after a reload during the call it is first shown as being looked up, then as registered", async () => {
  const onRegistered = vi.fn();
  const { backend } = await open(
    { overrides: [refuse("accountValidate", "EXISTING_USER")], stored: interrupted },
    { onRegistered },
  );
  await expect.element(unknown).toBeVisible();
  await expect.element(title("You’re registered")).toBeVisible();
  await page.getByRole("link", { name: "Log in now" }).click();
  await expect.poll(() => onRegistered).toHaveBeenCalledWith("0812345678");
  expect(backend.calls.some(({ id }) => id === "accountRegister")).toBe(false);
});

test("after a reload during a call that did nothing the member begins again with the entered values", async () => {
  const { clock } = await open({ overrides: [noCode], stored: interrupted });
  await expect.element(unknown).toBeVisible();
  clock.skip(10 * 60_000);
  await readUntil(page.getByRole("alert").getByText(/You aren’t registered yet/));
  await expect.element(field("Phone number")).toHaveValue("081 234 5678");
  await next.click();
  await expect.element(field("Name")).toHaveValue("สมชาย");
  await expect.element(field("Password")).toHaveValue("");
});

test("a number that another person registered in the meantime is an error of the bank step, with a link to the login", async () => {
  await open({
    overrides: [
      noCode,
      refuse("accountRegister", "EXISTING_USER"),
      refuse("sessionLogin", "WRONG_CREDENTIAL"),
    ],
  });
  await toBank();
  await fillBank();
  await submit.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/This phone number is already registered\. Please log in\./);
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect.element(field("Account number")).toHaveValue("123-4-56789-0");
});

test("while a login checks who owns the number, no error is shown", async () => {
  await open({
    overrides: [noCode, refuse("accountRegister", "EXISTING_USER"), hang("sessionLogin")],
  });
  await toBank();
  await fillBank();
  await submit.click();
  await expect.element(unknown).toHaveFocus();
  await expect.element(page.getByText(/Still no answer/)).not.toBeInTheDocument();
  await expectAccessible();
});

test("a skipped step is not shown as done", async () => {
  await open({ overrides: [noCode] });
  const steps = page.getByRole("list", { name: /^Step/ });
  await expect.element(steps).toHaveAccessibleName("Step 1 of 4");
  await toProfile();
  await expect.element(steps).toHaveAccessibleName("Step 2 of 3");
  await expect.element(steps).not.toMatchTextContent("Verification code");
});

test("a list of banks that does not load offers to try again", async () => {
  const { backend } = await open({ overrides: [noCode, refuse("lookupBanks", "NO_DATA")] });
  await toBank();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  backend.reset();
  backend.use(reply("lookupBanks", [{ code: "KBANK", nameTH: "กสิกรไทย", nameEN: "Kasikornbank" }]));
  await retry.click();
  await expect.element(bank).toHaveFocus();
});

test("the bank is found by any of its names with the keyboard alone, and is the first invalid field", async () => {
  const { backend } = await open({ overrides: [noCode] });
  await toBank();
  await expect.element(bank).toHaveAttribute("aria-autocomplete", "list");
  await submit.click();
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveAccessibleDescription("Please choose a bank.");
  await userEvent.keyboard("กสิกร");
  await expect.element(page.getByRole("option", { name: "Kasikornbank" })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(bank).toHaveValue("Kasikornbank");
  await userEvent.keyboard("{Tab}");
  await expect.element(field("Account number")).toHaveFocus();
  await userEvent.keyboard("123-4-56789-0{Tab}somchai{Tab}jaidee{Enter}");
  await expect.element(title("You’re registered")).toBeVisible();
  expect(backend.calls.find(({ id }) => id === "accountRegister")?.body).toMatchObject({
    bankCode: "KBANK",
  });
});

test("a chosen bank is kept after a reload with a slow list", async () => {
  const draft = JSON.stringify({ bankCode: "SCB", accountNo: "123-4-56789-0" });
  const { backend } = await open({
    overrides: [noCode, refuse("lookupBanks", "NO_DATA")],
    stored: { "register-draft": draft },
  });
  await toBank();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  await expect.element(field("Account number")).toHaveValue("123-4-56789-0");
  backend.use(
    reply("lookupBanks", [{ code: "SCB", nameTH: "ไทยพาณิชย์", nameEN: "Siam Commercial Bank" }]),
  );
  await retry.click();
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveValue("Siam Commercial Bank");
});

test("the code of an invite link is shown and cannot be changed", async () => {
  await open({ overrides: [noCode] }, { inviteCode: "PR1001" });
  await toProfile();
  const invite = field("Invite code (optional)");
  await expect.element(invite).toHaveValue("PR1001");
  await expect.element(invite).toHaveAttribute("readonly");
});

test.each([
  ["PR1001.", "PR1001"],
  ["pr1001)", "PR1001"],
  ["\u200bPR1001สมัครเลย", "PR1001"],
])("the invite code in the text %j of a link is not lost", async (inviteCode, code) => {
  await open({ overrides: [noCode] }, { inviteCode });
  await toProfile();
  await expect.element(field("Invite code (optional)")).toHaveValue(code);
});

test("a damaged invite link is named at once, and the code can be typed", async () => {
  const { backend } = await open({ overrides: [noCode] }, { inviteCode: "%" });
  await expect
    .element(page.getByRole("status").getByText(/The code in your invite link can’t be read/))
    .toBeVisible();
  await expectAccessible();
  await toProfile();
  const invite = field("Invite code (optional)");
  await expect
    .element(invite)
    .toHaveAccessibleDescription(expect.stringContaining("can’t be read"));
  await fillProfile();
  await invite.click();
  await pasteText("https://promo.example/register?code=pr1001.");
  await next.click();
  await expect.element(title("Your bank account")).toBeVisible();
  expect(backend.calls.find(({ id }) => id === "accountValidate")?.body).toMatchObject({
    inviteCode: "PR1001",
  });
});

test("a message pasted over a wrong code is the next try, and a message without a code is no try", async () => {
  const { backend } = await open({
    overrides: [refuse("otpVerify", "OTP_CODE_INVALID", { times: 1 })],
  });
  await field("Phone number").fill("0812345678");
  await next.click();
  const code = field("Code from the message");
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("482131{Enter}");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await pasteText("Ref 48213");
  await expect.element(code).toHaveAccessibleDescription("The pasted text has no 6-digit code.");
  await expect.element(code).toHaveValue("482131");
  await pasteText("Ref 48213, code 123456");
  await expect.element(code).toHaveValue("123456");
  await expect.element(code).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Enter}");
  await expect.element(title("About you")).toBeVisible();
  expect(backend.calls.filter(({ id }) => id === "otpVerify").map(({ body }) => body)).toEqual([
    expect.objectContaining({ otpCode: "482131" }),
    expect.objectContaining({ otpCode: "123456" }),
  ]);
});

test("each paste without a code is a message over the page and an announcement of its own", async () => {
  await open();
  await field("Phone number").fill("0812345678");
  await next.click();
  await expect.element(field("Code from the message")).toHaveFocus();
  const text = "The pasted text has no 6-digit code.";
  await pasteText("Ref 48213");
  await expect.element(toast).toMatchTextContent(text);
  const said = page.getByRole("alert").element();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await field("Code from the message").click();
  await pasteText("Ref 48213");
  await expect.element(toast).toMatchTextContent(text);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  expect(said.isConnected).toBe(false);
});

test.each([
  ["a header of its own", () => <header>Lotus Play</header>],
  ["no header", null],
])("a site with %s keeps the language switch", async (_, header) => {
  await open({}, { slots: { header }, onLocaleChange: () => undefined });
  await expect.element(page.getByRole("radio", { name: "ລາວ" })).toBeVisible();
  await expect.element(field("Phone number")).toBeVisible();
  // On a screen that is higher than the flow, the steps take the space, and not what is above them.
  const screen = document.querySelector<HTMLElement>("[data-part=register-flow]");
  if (screen) screen.style.height = "2000px";
  const { top } = field("Phone number").element().getBoundingClientRect();
  expect(top - (screen?.getBoundingClientRect().top ?? 0)).toBeLessThan(500);
});

test("a site without a login offers none, also for a number that is taken", async () => {
  const { backend } = await open({ overrides: [noCode] }, { loginHref: null });
  await expect.element(field("Phone number")).toBeVisible();
  await expect.element(page.getByText("Already a member?")).not.toBeInTheDocument();
  await toProfile();
  backend.use(refuse("accountValidate", "EXISTING_USER"));
  await fillProfile();
  await next.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/This phone number is already registered\. Please log in\./);
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test("a site without a login says nothing of one after the registration", async () => {
  await open({ overrides: [noCode] }, { loginHref: null });
  await toBank();
  await fillBank();
  await submit.click();
  await expect.element(title("You’re registered")).toBeVisible();
  await expect.element(page.getByText(/login/i)).not.toBeInTheDocument();
});

test("the Lao build has a field for the currency, kip first", async () => {
  const { backend } = await open({ overrides: [noCode], edition: "lao" });
  await field("Phone number").fill("20 5555 1234");
  await next.click();
  await field("Name").fill("ຄຳ");
  await field("Password").fill("p");
  await field("Password again").fill("p");
  await next.click();
  await fillBank();
  await expect.element(page.getByRole("radio", { name: "Kip" })).toBeChecked();
  await page.getByRole("radio", { name: "Baht" }).click();
  await submit.click();
  await expect.element(title("You’re registered")).toBeVisible();
  expect(backend.calls.find(({ id }) => id === "accountRegister")?.body).toMatchObject({
    phoneNumber: "2055551234",
    currency: "BAHT",
  });
});
