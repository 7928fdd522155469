import { createFakeBackend, drop, type Override, refuse, reply } from "@satang/api/testing";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryStore, createSatang, SatangProvider } from "../provider/index.ts";
import { Register, useRegister, useUpperCase } from "./index.ts";
import type { UseRegisterOptions } from "./use-register.ts";

const fieldsOf = {
  phone: ["phone"],
  otp: ["otpCode"],
  profile: ["name", "password", "confirmation", "inviteCode"],
  bank: ["bankCode", "accountNo", "firstName", "lastName"],
} as const;

function Wizard(options: UseRegisterOptions) {
  const register = useRegister(options);
  const { problem } = register;
  return (
    <Register.Root value={register} aria-label="register">
      <output aria-label="step">{register.step}</output>
      <output aria-label="problem">
        {problem?.kind === "failure"
          ? problem.error.kind === "coded"
            ? problem.error.code
            : problem.error.kind
          : (problem?.kind ?? "none")}
      </output>
      {(Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]).map((step) => (
        <Register.Step key={step} name={step}>
          {fieldsOf[step].map((field) => (
            <Register.Input key={field} field={field} aria-label={field} />
          ))}
        </Register.Step>
      ))}
      <Register.Back>back</Register.Back>
      <Register.Next>next</Register.Next>
      <button type="button" onClick={register.actions.checkOutcome}>
        check
      </button>
    </Register.Root>
  );
}

async function open({
  overrides = [],
  stored = createMemoryStore(),
  ...options
}: UseRegisterOptions & {
  overrides?: Override[];
  stored?: ReturnType<typeof createMemoryStore>;
} = {}) {
  const backend = createFakeBackend({ overrides });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    storage: stored,
    tabStorage: stored,
  });
  const screen = await render(
    <SatangProvider {...satang}>
      <Wizard {...options} />
    </SatangProvider>,
  );
  const step = screen.getByLabelText("step");
  return {
    backend,
    screen,
    stored,
    problem: screen.getByLabelText("problem"),
    at: (name: string) => expect.element(step).toHaveTextContent(name),
    fill: (field: string, text: string) => screen.getByLabelText(field).fill(text),
    next: () => screen.getByRole("button", { name: "next" }).click(),
    back: () => screen.getByRole("button", { name: "back" }).click(),
  };
}

const noCode = reply("lookupRegisterOtp", { isActive: false });

async function fillProfile(wizard: Awaited<ReturnType<typeof open>>) {
  await wizard.fill("phone", "081-234-5678");
  await wizard.next();
  await wizard.at("profile");
  await wizard.fill("name", "สมชาย");
  await wizard.fill("password", "p4ss");
  await wizard.fill("confirmation", "p4ss");
  await wizard.next();
  await wizard.at("bank");
  await wizard.fill("bankCode", "KBANK");
  await wizard.fill("accountNo", "123-4-56789-0");
  await wizard.fill("firstName", "somchai");
  await wizard.fill("lastName", "jaidee");
}

test("a member registers with a code in bare HTML", async () => {
  const wizard = await open();
  await wizard.fill("phone", "+66 81 234 5678");
  await wizard.next();
  await wizard.at("otp");
  await wizard.fill("otpCode", "123456");
  await wizard.next();
  await wizard.at("profile");
  expect(wizard.backend.calls.find(({ id }) => id === "otpSend")?.body).toEqual({
    phoneNumber: "0812345678",
  });
});

test("without a code the wizard submits everything once and asks to go to the login", async () => {
  const onRegistered = vi.fn();
  const wizard = await open({ overrides: [noCode], onRegistered, inviteCode: "PR1001" });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("registered");
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1), { timeout: 4000 });
  const submissions = wizard.backend.calls.filter(({ id }) => id === "accountRegister");
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.body).toEqual({
    name: "สมชาย",
    phoneNumber: "0812345678",
    password: "p4ss",
    inviteCode: "PR1001",
    bankCode: "KBANK",
    bankAccountName: "SOMCHAI JAIDEE",
    bankAccountNo: "1234567890",
  });
  expect(wizard.stored.read("register-draft")).toBeUndefined();
  expect(wizard.stored.read("invite-code")).toBeUndefined();
});

test("a lost answer to the submission is told as unknown, and the check finds the member", async () => {
  const wizard = await open({ overrides: [noCode, drop("accountRegister")] });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("outcomeUnknown");
  wizard.backend.use(refuse("accountValidate", "EXISTING_USER"));
  await wizard.screen.getByRole("button", { name: "check" }).click();
  await wizard.at("registered");
});

test("a registration that was sent twice is told as done, and signs nobody in", async () => {
  const wizard = await open({ overrides: [noCode, refuse("accountRegister", "EXISTING_USER")] });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("registered");
  expect(wizard.backend.calls.find(({ id }) => id === "sessionLogin")?.body).toEqual({
    username: "0812345678",
    password: "p4ss",
  });
  expect(wizard.stored.read("token")).toBeUndefined();
});

test("a number that somebody else took meanwhile keeps the bank step and says so", async () => {
  const wizard = await open({
    overrides: [
      noCode,
      refuse("accountRegister", "EXISTING_USER"),
      refuse("sessionLogin", "WRONG_CREDENTIAL"),
    ],
  });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("bank");
  await expect.element(wizard.problem).toHaveTextContent("EXISTING_USER");
  await expect.element(wizard.screen.getByLabelText("accountNo")).toHaveValue("123-4-56789-0");
});

test("a server error keeps the step and what was typed", async () => {
  const wizard = await open({ overrides: [noCode] });
  await wizard.fill("phone", "0812345678");
  await wizard.next();
  wizard.backend.use(refuse("accountValidate", "EXISTING_USER"));
  await wizard.fill("name", "สมชาย");
  await wizard.fill("password", "p");
  await wizard.fill("confirmation", "p");
  await wizard.next();
  await expect.element(wizard.problem).toHaveTextContent("EXISTING_USER");
  await expect.element(wizard.screen.getByLabelText("password")).toHaveValue("p");
});

test("a reload keeps what was typed, but never a password", async () => {
  const first = await open({ overrides: [noCode] });
  await fillProfile(first);
  await first.screen.unmount();
  expect(first.stored.read("register-draft")).not.toContain("p4ss");
  const second = await open({ overrides: [noCode], stored: first.stored });
  await expect.element(second.screen.getByLabelText("phone")).toHaveValue("081-234-5678");
  await second.next();
  await second.at("profile");
  await expect.element(second.screen.getByLabelText("name")).toHaveValue("สมชาย");
  await expect.element(second.screen.getByLabelText("password")).toHaveValue("");
});

test("a damaged draft opens an empty wizard", async () => {
  const stored = createMemoryStore();
  stored.write("register-draft", '{"phone":7,"currency":"EUR","evil":{}}');
  const wizard = await open({ stored });
  await expect.element(wizard.screen.getByLabelText("phone")).toHaveValue("");
});

test("the invite code of a link is kept, replaced by a newer one, and read-only", async () => {
  const stored = createMemoryStore();
  stored.write("invite-code", "PR7");
  const wizard = await open({ overrides: [noCode], stored, inviteCode: "PR1001" });
  await wizard.fill("phone", "0812345678");
  await wizard.next();
  const invite = wizard.screen.getByLabelText("inviteCode");
  await expect.element(invite).toHaveValue("PR1001");
  await expect.element(invite).toHaveAttribute("readonly");
  expect(stored.read("invite-code")).toBe("PR1001");
});

function UpperCase() {
  const [text, setText] = useState("");
  return <input aria-label="upper" value={text} {...useUpperCase(setText)} />;
}

/** As an input method writes: past React's own setter. */
const compose = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

test("upper-casing in the middle of a name keeps the caret, and waits for composition to end", async () => {
  const screen = await render(<UpperCase />);
  const field = screen.getByLabelText("upper");
  const input = field.element() as HTMLInputElement;
  await field.click();
  await userEvent.keyboard("sm{ArrowLeft}oa");
  await expect.element(field).toHaveValue("SOAM");
  expect(input.selectionStart).toBe(3);
  input.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  compose(input, "SOAMk");
  await expect.element(field).toHaveValue("SOAMk");
  input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  await expect.element(field).toHaveValue("SOAMK");
});
