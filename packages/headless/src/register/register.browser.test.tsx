import {
  createFakeBackend,
  drop,
  exampleOf,
  garbage,
  hang,
  type Override,
  refuse,
  reply,
  respondWith,
} from "@satang/api/testing";
import { pasteText } from "@satang/story-kit/paste-text";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createTestClock } from "../../test/test-clock.ts";
import {
  createMemoryStore,
  createPageLocks,
  createSatang,
  type Locks,
  SatangProvider,
} from "../provider/index.ts";
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
      <output aria-label="step">{register.state}</output>
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
      <Register.WithoutInvite>without</Register.WithoutInvite>
      <Register.Back>back</Register.Back>
      <Register.Next>next</Register.Next>
      <Register.CheckOutcome>check</Register.CheckOutcome>
    </Register.Root>
  );
}

async function open({
  overrides = [],
  stored = createMemoryStore(),
  tabStored = stored,
  locks = createPageLocks(),
  ...options
}: UseRegisterOptions & {
  overrides?: Override[];
  stored?: ReturnType<typeof createMemoryStore>;
  /** Storage of this tab. @default stored */
  tabStored?: ReturnType<typeof createMemoryStore>;
  locks?: Locks;
} = {}) {
  const clock = createTestClock(Date.parse("2026-11-21T10:42:07+07:00"));
  const backend = createFakeBackend({ overrides });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    storage: stored,
    tabStorage: tabStored,
    locks,
  });
  const rendered = await render(
    <SatangProvider {...satang} clock={clock}>
      <Wizard {...options} />
    </SatangProvider>,
  );
  // Two tabs are rendered on one page.
  const screen = page.elementLocator(rendered.container);
  const step = screen.getByLabelText("step");
  return {
    backend,
    screen,
    stored,
    unmount: rendered.unmount,
    problem: screen.getByLabelText("problem"),
    at: (name: string) => expect.element(step).toHaveTextContent(name),
    fill: (field: string, text: string) => screen.getByLabelText(field).fill(text),
    next: () => screen.getByRole("button", { name: "next" }).click(),
    back: () => screen.getByRole("button", { name: "back" }).click(),
    check: () => screen.getByRole("button", { name: "check" }).click(),
    pass: clock.skip,
    /** Twice, like a double tap. */
    tap: async () => {
      const button = screen.getByRole("button", { name: "next" }).element() as HTMLElement;
      button.click();
      button.click();
    },
    sent: () => backend.calls.filter(({ id }) => id === "accountRegister"),
    /** The service can no longer execute the call. */
    settle: async () => {
      clock.skip(10 * 60_000);
      await vi.waitFor(
        () => {
          window.dispatchEvent(new Event("online"));
          expect(screen.getByLabelText("step").element().textContent).not.toBe("outcomeUnknown");
        },
        { interval: 300, timeout: 4000 },
      );
    },
  };
}

const noCode = reply("lookupRegisterOtp", { isActive: false });

const accepts = reply("accountRegister", exampleOf("accountRegister"));

async function fillProfile(wizard: Awaited<ReturnType<typeof open>>, password = "p4ss") {
  await wizard.fill("phone", "081-234-5678");
  await wizard.next();
  await wizard.at("profile");
  await wizard.fill("name", "สมชาย");
  await wizard.fill("password", password);
  await wizard.fill("confirmation", password);
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

test("the invite code of a bad link does not stop a registration, and is not kept", async () => {
  const wizard = await open({
    overrides: [noCode, refuse("accountValidate", "INVALID_USER_INFO", { times: 1 })],
    inviteCode: "PRabc123def",
  });
  await wizard.fill("phone", "0812345678");
  await wizard.next();
  await wizard.at("profile");
  await expect.element(wizard.screen.getByLabelText("inviteCode")).toHaveAttribute("readonly");
  await wizard.fill("name", "สมชาย");
  await wizard.fill("password", "p4ss");
  await wizard.fill("confirmation", "p4ss");
  await wizard.next();
  const invite = wizard.screen.getByLabelText("inviteCode");
  await expect.element(invite).toHaveAttribute("aria-invalid", "true");
  await expect.element(invite).not.toHaveAttribute("readonly");
  expect(wizard.stored.read("invite-code")).toBeUndefined();
  expect(wizard.stored.read("register-draft")).toMatch(/"inviteCode":"PRabc123def"/);
  await wizard.screen.getByRole("button", { name: "without" }).click();
  await wizard.at("bank");
});

test("the back button of the browser goes one step back, and leaves the wizard at its first step only", async () => {
  window.history.replaceState(null, "");
  window.history.pushState({ mark: "wizard" }, "");
  const wizard = await open({ overrides: [noCode], stepsInHistory: true });
  await fillProfile(wizard);
  window.history.back();
  await wizard.at("profile");
  window.history.back();
  await wizard.at("phone");
  expect(window.history.state).toEqual({ mark: "wizard" });

  await wizard.next();
  await wizard.at("profile");
  await wizard.back();
  await wizard.at("phone");
  await expect.poll(() => window.history.state).toEqual({ mark: "wizard" });
  window.history.forward();
  // Forward has no effect, because a step is entered by its checks only.
  await expect.poll(() => window.history.state).toEqual({ mark: "wizard" });
  await wizard.at("phone");
});

test("the back button of the browser does not leave a call that is under way", async () => {
  window.history.replaceState(null, "");
  const wizard = await open({
    overrides: [noCode, hang("accountRegister")],
    stepsInHistory: true,
  });
  await fillProfile(wizard);
  const { state } = window.history;
  await wizard.next();
  await expect.poll(() => wizard.sent()).toHaveLength(1);
  const travelled = vi.fn();
  window.addEventListener("popstate", travelled);
  window.history.back();
  await expect.poll(() => travelled).toHaveBeenCalledTimes(2);
  window.removeEventListener("popstate", travelled);
  expect(window.history.state).toEqual(state);
  await wizard.at("bank");
});

test("without a code the wizard submits all values once and calls onRegistered", async () => {
  const onRegistered = vi.fn();
  const wizard = await open({ overrides: [noCode], onRegistered, inviteCode: "PR1001" });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("registered");
  await expect.poll(() => onRegistered).toHaveBeenCalledTimes(1);
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
    currency: "BAHT",
  });
  expect(wizard.stored.read("register-draft")).toBeUndefined();
  expect(wizard.stored.read("invite-code")).toBeUndefined();
});

test("after a lost reply to the submission the outcome is unknown, and the check finds the member", async () => {
  const wizard = await open({ overrides: [noCode, drop("accountRegister")] });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("outcomeUnknown");
  wizard.backend.use(refuse("accountValidate", "EXISTING_USER"));
  await wizard.check();
  await wizard.at("registered");
  expect(wizard.sent()).toHaveLength(1);
});

test("nothing happened is reported only when the service can no longer execute the call", async () => {
  const wizard = await open({ overrides: [noCode, drop("accountRegister", { times: 1 })] });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("outcomeUnknown");
  const readings = () => wizard.backend.calls.filter(({ id }) => id === "accountValidate").length;
  const before = readings();
  await wizard.check();
  await expect.poll(() => readings()).toBeGreaterThan(before);
  await wizard.at("outcomeUnknown");
  await wizard.settle();
  await expect.element(wizard.problem).toHaveTextContent("notRegistered");
  await wizard.at("bank");
  await wizard.next();
  await wizard.at("registered");
  expect(wizard.sent()).toHaveLength(2);
});

for (const [answer, override] of [
  [
    "still processed (409)",
    respondWith("accountRegister", 409, { message: "still being processed" }),
  ],
  ["too many requests (429)", refuse("accountRegister", "REQUEST_LIMIT_1MIN", { status: 429 })],
  ["a page of a gateway (502)", garbage("accountRegister")],
] as const) {
  test(`${answer} is not a refusal`, async () => {
    const wizard = await open({ overrides: [noCode, override] });
    await fillProfile(wizard);
    await wizard.next();
    await wizard.at("outcomeUnknown");
    await expect.element(wizard.problem).toHaveTextContent("none");
  });
}

for (const body of [{ code: "REGISTER_FAIL" }, { success: false, message: "closed" }]) {
  test(`status 200 with ${JSON.stringify(body)} is a refusal, and the next try is another call`, async () => {
    const refusal = respondWith("accountRegister", 200, body, { times: 1 });
    const wizard = await open({ overrides: [noCode, refusal] });
    await fillProfile(wizard);
    await wizard.next();
    await expect.element(wizard.problem).toMatchTextContent(/REGISTER_FAIL|raw/);
    await wizard.at("bank");
    await wizard.next();
    await wizard.at("registered");
    expect(wizard.sent()).toHaveLength(2);
  });
}

/** The page is reloaded while the registration is being sent. */
async function reloadMidway(overrides: Override[]) {
  const stored = createMemoryStore();
  const tabStored = createMemoryStore();
  const first = await open({
    overrides: [noCode, hang("accountRegister")],
    stored,
    tabStored,
  });
  await fillProfile(first);
  await first.next();
  await expect.poll(() => first.sent()).toHaveLength(1);
  await first.unmount();
  const onRegistered = vi.fn();
  const second = await open({ overrides: [noCode, ...overrides], stored, tabStored, onRegistered });
  return { second, stored, tabStored, onRegistered };
}

test("after a reload during the call the registration is looked up and reported, with the number", async () => {
  const { second, stored, onRegistered } = await reloadMidway([
    refuse("accountValidate", "EXISTING_USER"),
  ]);
  await second.at("outcomeUnknown");
  await second.at("registered");
  await expect.poll(() => onRegistered).toHaveBeenCalledWith("0812345678");
  expect(second.sent()).toHaveLength(0);
  expect(stored.keys().filter((key) => key.startsWith("money.visitor"))).toEqual([]);
});

test("after a reload during a call that did nothing, the draft is kept and the password must be typed again", async () => {
  const { second, stored } = await reloadMidway([]);
  await second.at("outcomeUnknown");
  await second.settle();
  await expect.element(second.problem).toHaveTextContent("notRegistered");
  await second.at("phone");
  expect(stored.keys().filter((key) => key.startsWith("money.visitor"))).toEqual([]);
  await expect.element(second.screen.getByLabelText("phone")).toHaveValue("081-234-5678");
  await second.next();
  await second.at("profile");
  await expect.element(second.screen.getByLabelText("name")).toHaveValue("สมชาย");
  await second.fill("password", "p4ss");
  await second.fill("confirmation", "p4ss");
  await second.next();
  await second.at("bank");
  await expect.element(second.screen.getByLabelText("accountNo")).toHaveValue("123-4-56789-0");
  await second.next();
  await second.at("registered");
  expect(second.sent()[0]?.body).toMatchObject({ password: "p4ss" });
});

test("when the outcome is not found in time, the member can begin again", async () => {
  const { second, stored } = await reloadMidway([refuse("accountValidate", "UNVERIFIED_OTP")]);
  await second.at("outcomeUnknown");
  second.pass(10 * 60_000);
  const back = second.screen.getByRole("button", { name: "back" }).element() as HTMLElement;
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event("online"));
      back.click();
      expect(second.screen.getByLabelText("step").element().textContent).toBe("phone");
    },
    { interval: 300, timeout: 6000 },
  );
  expect(stored.keys().filter((key) => key.startsWith("money.visitor"))).toEqual([]);
});

test("another visitor of the device sees nothing of an interrupted registration, until the same number is typed", async () => {
  const { stored } = await reloadMidway([]);
  const other = await open({ overrides: [noCode], stored, tabStored: createMemoryStore() });
  // The engine reads its outcome in this tab too.
  await expect.poll(() => other.backend.calls.map(({ id }) => id)).toContain("accountValidate");
  await other.at("phone");
  await expect.element(other.screen.getByLabelText("phone")).toHaveValue("");
  await other.fill("phone", "0812345678");
  window.dispatchEvent(new Event("online"));
  await other.at("outcomeUnknown");
});

test("a double tap and two tabs send one call, and the other tab says that nothing was sent", async () => {
  const shared = { stored: createMemoryStore(), locks: createPageLocks() };
  const tab = () =>
    open({
      ...shared,
      overrides: [noCode, hang("accountRegister")],
      tabStored: createMemoryStore(),
    });
  const first = await tab();
  const second = await tab();
  await fillProfile(first);
  await fillProfile(second);
  await first.tap();
  await expect.poll(() => first.sent()).toHaveLength(1);
  await second.next();
  await expect.element(second.problem).toHaveTextContent("notSent");
  await second.at("bank");
  expect([...first.sent(), ...second.sent()]).toHaveLength(1);
});

test("the same registration that is entered in another tab is sent with the password typed there", async () => {
  const shared = { stored: createMemoryStore(), locks: createPageLocks() };
  const tab = (override: Override) =>
    open({ ...shared, overrides: [noCode, override], tabStored: createMemoryStore() });
  const first = await tab(drop("accountRegister"));
  const second = await tab(accepts);
  await fillProfile(first);
  await fillProfile(second, "another");
  await first.next();
  await first.at("outcomeUnknown");
  // Stores in memory have no events: a page that is shown again reads the storage.
  window.dispatchEvent(new Event("online"));
  await second.next();
  await second.at("registered");
  expect(second.sent()[0]?.body).toMatchObject({ password: "another" });
});

test("the device never stores the password", async () => {
  const memory = createMemoryStore();
  const written: string[] = [];
  const stored = {
    ...memory,
    write: (key: string, value: string) => {
      written.push(value);
      return memory.write(key, value);
    },
  };
  const wizard = await open({ overrides: [noCode, drop("accountRegister")], stored });
  await fillProfile(wizard);
  await wizard.next();
  await wizard.at("outcomeUnknown");
  expect(written.some((value) => value.includes('"operation":"register"'))).toBe(true);
  expect(written.filter((value) => value.includes("p4ss"))).toEqual([]);
});

test("a registration that was sent twice succeeds, and signs nobody in", async () => {
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

test("a number that another person registered in the meantime is an error of the bank step", async () => {
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

test("a server error keeps the step and the typed values", async () => {
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

test("a reload keeps the typed values, but never a password", async () => {
  const first = await open({ overrides: [noCode] });
  await fillProfile(first);
  await first.unmount();
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

test("the invite code of a link is stored, replaced by a newer one, and read-only", async () => {
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

test("after a damaged link the field has no code of an older link, and keeps the one that is typed", async () => {
  const stored = createMemoryStore();
  const older = await open({ overrides: [noCode], stored, inviteCode: "PR7" });
  await older.fill("phone", "0812345678");
  await older.unmount();
  const wizard = await open({ overrides: [noCode], stored, inviteCode: "%" });
  await wizard.next();
  const invite = wizard.screen.getByLabelText("inviteCode");
  await expect.element(invite).toHaveValue("");
  await expect.element(invite).not.toHaveAttribute("readonly");
  expect(stored.read("invite-code")).toBe("PR7");
  await invite.fill("PR7");
  await wizard.unmount();
  const reloaded = await open({ overrides: [noCode], stored, inviteCode: "%" });
  await reloaded.next();
  await expect.element(reloaded.screen.getByLabelText("inviteCode")).toHaveValue("PR7");
});

async function openCode() {
  const wizard = await open();
  await wizard.fill("phone", "0812345678");
  await wizard.next();
  await wizard.at("otp");
  const code = wizard.screen.getByLabelText("otpCode");
  await code.click();
  return { ...wizard, code };
}

test("a message that the keyboard of the phone inserts into the bare input gives its code", async () => {
  const insert = (text: string) => document.execCommand("insertText", false, text);
  const { code } = await openCode();
  await userEvent.keyboard("482131");
  insert("Ref 48213, code 123456");
  await expect.element(code).toHaveValue("123456");
  insert("Ref 48213");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveValue("123456");
});

function UpperCase() {
  const [text, setText] = useState("");
  return <input aria-label="upper" value={text} {...useUpperCase(setText)} />;
}

/** Like an input method, which does not use React's setter, and says so in its events. */
const compose = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
};

test("changing letters to upper case in the middle of a name keeps the caret and waits for the end of a composition", async () => {
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

test.each([
  ["start", "{Home}"],
  ["middle", "{Home}{ArrowRight}{ArrowRight}"],
  ["end", "{End}"],
])("a code pasted at the %s of a wrong one takes its place", async (_, keys) => {
  const { code } = await openCode();
  await userEvent.keyboard(`123499${keys}`);
  await pasteText("123456");
  await expect.element(code).toHaveValue("123456");
});

test.each([
  ["a digit of another script", "๒", "12234", 2],
  ["a full-width digit", "２", "12234", 2],
  ["a separator", "-", "1234", 1],
  ["a letter", "a", "1234", 1],
])(
  "after %s the caret stays where it is, and the next digit is put there",
  async (_, key, shown, caret) => {
    const { code } = await openCode();
    const input = code.element() as HTMLInputElement;
    await userEvent.keyboard("1234{Home}{ArrowRight}");
    document.execCommand("insertText", false, key);
    await expect.element(code).toHaveValue(shown);
    expect(input.selectionStart).toBe(caret);
    await userEvent.keyboard("3");
    await expect.element(code).toHaveValue(`${shown.slice(0, caret)}3${shown.slice(caret)}`);
    expect(input.selectionStart).toBe(caret + 1);
  },
);

test("digits of another script, and a key that was refused, are removed and replaced where they were selected", async () => {
  const { code } = await openCode();
  const input = code.element() as HTMLInputElement;
  await userEvent.keyboard("123456{Home}{ArrowRight}");
  await userEvent.keyboard("9");
  await expect.element(code).toHaveValue("123456");
  expect(input.selectionStart).toBe(1);
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  document.execCommand("insertText", false, "๙");
  await expect.element(code).toHaveValue("19456");
  expect(input.selectionStart).toBe(2);
  await userEvent.keyboard("{Backspace}");
  await expect.element(code).toHaveValue("1456");
  expect(input.selectionStart).toBe(1);
});

test("a part of a code, and a date, are no code: nothing changes, and the field is invalid", async () => {
  const { code } = await openCode();
  for (const pasted of ["48213", "28/11/26", "1234.56"]) {
    await userEvent.keyboard("{End}{Backspace}1");
    await expect.element(code).not.toHaveAttribute("aria-invalid");
    await pasteText(pasted);
    await expect.element(code).toHaveValue("1");
    await expect.element(code).toHaveAttribute("aria-invalid", "true");
  }
});

test("a letter in a phone number stays where it was typed and is refused, and digits of other scripts are Latin", async () => {
  const { screen, next, backend } = await open();
  const phone = screen.getByLabelText("phone");
  await phone.click();
  await userEvent.keyboard("๐8O\uff112345678");
  await expect.element(phone).toHaveValue("08O12345678");
  await next();
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(phone).toHaveValue("08O12345678");
  await phone.click();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{Delete}");
  await next();
  await expect.element(screen.getByLabelText("step")).toHaveTextContent("otp");
  expect(backend.calls.find(({ id }) => id === "otpSend")?.body).toEqual({
    phoneNumber: "0812345678",
  });
});
