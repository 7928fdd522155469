import {
  drop,
  exampleOf,
  FakeWallet,
  type FakeWalletProps,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { createStoryClock, holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { RegisterFlow } from "./RegisterFlow.tsx";
import type { RegisterFlowProps } from "./register-flow.types.ts";

interface Scene extends Omit<FakeWalletProps, "children">, Pick<RegisterFlowProps, "inviteCode"> {}

function Register({ inviteCode, ...wallet }: Scene) {
  return (
    <FakeWallet {...wallet}>
      <ToastProvider>
        <RegisterFlow
          onLocaleChange={() => undefined}
          {...(inviteCode === undefined ? {} : { inviteCode })}
        />
      </ToastProvider>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Register",
  component: Register,
  beforeEach: holdTime,
  parameters: pictures.states,
});

const noCode = reply("lookupRegisterOtp", { isActive: false });
const typed = {
  phone: "0812345678",
  otpCode: "409123",
  name: "สมชาย ใจดี",
  password: "satang-demo",
  confirmation: "satang-demo",
  accountNo: "1234567890",
  firstName: "SOMCHAI",
  lastName: "JAIDEE",
};

/** Number of validations that the server accepts. */
const accepts = (times: number) =>
  reply("accountValidate", exampleOf("accountValidate"), { times });

type Field = keyof typeof typed;

/** Each text is pasted: a story is shown in many runs, and has up to 70 letters. */
async function fill({ canvasElement, userEvent }: StoryContext, ...fields: Field[]) {
  for (const name of fields) {
    await userEvent.click(await found(canvasElement, `[name=${name}]`));
    await userEvent.paste(typed[name]);
  }
  await userEvent.keyboard("{Enter}");
}

/** The search field of the bank, when the banks are loaded; the input for the form is hidden. */
const BANK_SEARCH = "[role=combobox][aria-autocomplete=list]";

/** Enter chooses the highlighted bank: on a slow machine the highlight comes after the letters. */
async function chooseBank({ canvasElement, userEvent }: StoryContext) {
  await userEvent.type(await found(canvasElement, BANK_SEARCH), "KBANK");
  await found(canvasElement, `${BANK_SEARCH}[aria-activedescendant]`);
  await userEvent.keyboard("{Enter}");
  await found(canvasElement, "[name=bankCode][value=KBANK]");
}

const toOtp = (context: StoryContext) => fill(context, "phone");
const toProfile = toOtp;
/** The buttons stay at the bottom of the screen: at the end of the page they cover no field. */
const scrollToEnd = ({ canvasElement }: StoryContext) => {
  const { scrollingElement } = canvasElement.ownerDocument;
  scrollingElement?.scrollTo(0, scrollingElement.scrollHeight);
};
const atProfile = async (context: StoryContext) => {
  await toProfile(context);
  await found(context.canvasElement, "[name=confirmation]");
  scrollToEnd(context);
};
const toBank = async (context: StoryContext) => {
  await toProfile(context);
  await fill(context, "name", "password", "confirmation");
};
const atBank = async (context: StoryContext) => {
  await toBank(context);
  await found(context.canvasElement, BANK_SEARCH);
  scrollToEnd(context);
};
const submit = async (context: StoryContext) => {
  await toBank(context);
  await chooseBank(context);
  await fill(context, "accountNo", "firstName", "lastName");
};

export const Phone = meta.story({
  tags: ["in:register.phone.entering"],
  parameters: pictures.screen,
  play: async ({ canvasElement }) => void (await found(canvasElement, "[name=phone]")),
});

export const PhoneRefused = meta.story({
  tags: ["in:register.phone.entering"],
  play: async ({ userEvent, canvasElement }) =>
    userEvent.type(await found(canvasElement, "[name=phone]"), "0812{Enter}"),
});

export const PhoneChecking = meta.story({
  tags: ["in:register.phone.checking"],
  args: { overrides: [hang("lookupRegisterOtp")] },
  play: toOtp,
});

export const PhoneSendingCode = meta.story({
  tags: ["in:register.phone.sendingCode"],
  args: { overrides: [hang("otpSend")] },
  play: toOtp,
});

export const PhoneBlocked = meta.story({
  tags: ["in:register.phone.entering"],
  args: { overrides: [refuse("otpSend", "OTP_BLOCK")] },
  play: toOtp,
});

export const Otp = meta.story({
  tags: ["in:register.otp.entering"],
  parameters: pictures.flow,
  play: toOtp,
});

export const OtpVerifying = meta.story({
  tags: ["in:register.otp.verifying"],
  args: { overrides: [hang("otpVerify")] },
  play: async (context) => {
    await toOtp(context);
    await fill(context, "otpCode");
  },
});

const clock = createStoryClock();

/** A minute later another code may be requested. */
export const OtpMayResend = meta.story({
  tags: ["in:register.otp.entering"],
  args: { clock },
  beforeEach: clock.reset,
  play: async (context) => {
    await toOtp(context);
    await found(context.canvasElement, "form[data-state=otp]");
    clock.skip(60_000);
  },
});

export const OtpResending = meta.story({
  tags: ["in:register.otp.resending"],
  args: {
    clock,
    overrides: [hang("otpSend"), reply("otpSend", exampleOf("otpSend"), { times: 1 })],
  },
  beforeEach: clock.reset,
  play: async (context) => {
    await toOtp(context);
    await found(context.canvasElement, "form[data-state=otp]");
    clock.skip(60_000);
    await context.userEvent.click(await found(context.canvasElement, "[data-part=otp-resend]"));
  },
});

export const OtpWrong = meta.story({
  tags: ["in:register.otp.entering"],
  args: { overrides: [refuse("otpVerify", "OTP_CODE_INVALID")] },
  play: async (context) => {
    await toOtp(context);
    await fill(context, "otpCode");
  },
});

export const Profile = meta.story({
  tags: ["in:register.profile.entering"],
  parameters: pictures.screen,
  args: { overrides: [noCode] },
  play: atProfile,
});

export const ProfileInvited = meta.story({
  tags: ["in:register.profile.entering"],
  args: { overrides: [noCode], inviteCode: "PR1001" },
  play: toProfile,
});

/** The link has no readable code: the first step says so, and the field is open. */
export const PhoneInviteDamaged = meta.story({
  tags: ["in:register.phone.entering"],
  args: { overrides: [noCode], inviteCode: "%" },
});

/** The server accepts the profile without the code of the link only: the field is no longer locked. */
export const ProfileInviteUnknown = meta.story({
  tags: ["in:register.profile.entering"],
  args: {
    overrides: [noCode, refuse("accountValidate", "INVALID_USER_INFO", { times: 1 })],
    inviteCode: "PRabc123def",
  },
  play: toBank,
});

export const ProfileCheckingInvite = meta.story({
  tags: ["in:register.profile.checkingInvite"],
  args: {
    overrides: [
      noCode,
      hang("accountValidate"),
      refuse("accountValidate", "INVALID_USER_INFO", { times: 1 }),
    ],
    inviteCode: "PRabc123def",
  },
  play: toBank,
});

export const ProfileRefused = meta.story({
  tags: ["in:register.profile.entering"],
  args: { overrides: [noCode] },
  play: async (context) => {
    await toProfile(context);
    await fill(context, "password");
  },
});

export const ProfileValidating = meta.story({
  tags: ["in:register.profile.validating"],
  args: { overrides: [noCode, hang("accountValidate")] },
  play: toBank,
});

export const ProfileTaken = meta.story({
  tags: ["in:register.profile.entering"],
  args: { overrides: [noCode, refuse("accountValidate", "EXISTING_USER")] },
  play: toBank,
});

export const Bank = meta.story({
  tags: ["in:register.bank.entering"],
  parameters: pictures.screen,
  args: { overrides: [noCode] },
  play: atBank,
});

/** Found by its code, its Thai or its English name, in every language of the page. */
export const BankSearching = meta.story({
  tags: ["in:register.bank.entering"],
  args: { overrides: [noCode] },
  play: async (context) => {
    await toBank(context);
    const bank = await found(context.canvasElement, BANK_SEARCH);
    await context.userEvent.type(bank, "ไทย");
  },
});

/** Submitted without values: each field shows its error, and the bank has the focus. */
export const BankRefused = meta.story({
  tags: ["in:register.bank.entering"],
  args: { overrides: [noCode] },
  play: async (context) => {
    await atBank(context);
    await context.userEvent.click(
      await found(context.canvasElement, "form[data-state=bank] [type=submit]"),
    );
  },
});

export const BankLao = meta.story({
  tags: ["in:register.bank.entering"],
  args: { overrides: [noCode], edition: "lao" },
  play: atBank,
});

export const BankListFailed = meta.story({
  tags: ["in:register.bank.entering"],
  args: { overrides: [noCode, drop("lookupBanks")] },
  play: async (context) => {
    await toBank(context);
    await found(context.canvasElement, "form[data-state=bank]");
    await waitForError(context);
  },
});

/** The server accepted the profile and has not answered about the bank. */
export const BankValidating = meta.story({
  tags: ["in:register.bank.validating"],
  args: { overrides: [noCode, hang("accountValidate"), accepts(1)] },
  play: submit,
});

export const BankSubmitting = meta.story({
  tags: ["in:register.bank.submitting"],
  args: { overrides: [noCode, hang("accountRegister")] },
  play: submit,
});

export const BankTaken = meta.story({
  tags: ["in:register.bank.entering"],
  args: { overrides: [noCode, refuse("accountRegister", "EXISTING_BANK")] },
  play: submit,
});

/** The reply was lost; the engine looks it up. */
export const OutcomeChecking = meta.story({
  tags: ["in:register.outcomeUnknown.checking"],
  args: { overrides: [noCode, drop("accountRegister")] },
  play: submit,
});

/** The number belongs to a member now; a login decides whether it is this one. */
export const OutcomeRecognising = meta.story({
  tags: ["in:register.outcomeUnknown.recognising"],
  args: { overrides: [noCode, refuse("accountRegister", "EXISTING_USER"), hang("sessionLogin")] },
  play: submit,
});

/** The login got no reply; the member can try it again. */
export const OutcomeUnrecognised = meta.story({
  tags: ["in:register.outcomeUnknown.unrecognised"],
  args: { overrides: [noCode, refuse("accountRegister", "EXISTING_USER"), drop("sessionLogin")] },
  play: async (context) => {
    await submit(context);
    await found(context.canvasElement, "form[data-state=outcomeUnknown] [role=status]");
  },
});

/** The clock is stopped, so that the engine reads only when the connection is back. */
async function readUntil({ canvasElement }: StoryContext, selector: string) {
  for (let reading = 0; reading < 30 && !canvasElement.querySelector(selector); reading++) {
    window.dispatchEvent(new Event("online"));
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  }
  await found(canvasElement, selector);
}

/** The submission got no reply, and its outcome is not known. */
const noTrace = [
  noCode,
  drop("accountRegister"),
  refuse("accountValidate", "UNVERIFIED_OTP"),
  accepts(2),
];

/** Looked up, and not known yet. */
export const OutcomeStillUnknown = meta.story({
  tags: ["in:register.outcomeUnknown.waiting"],
  args: { overrides: noTrace },
  play: async (context) => {
    await submit(context);
    await readUntil(context, "form[data-state=outcomeUnknown] [role=status]");
  },
});

const afterSettling = async (context: StoryContext) => {
  await submit(context);
  await found(context.canvasElement, "form[data-state=outcomeUnknown]");
  clock.skip(10 * 60_000);
};

/**
 * The service can no longer execute the call, and the outcome was not found: the member may begin
 * again.
 */
export const OutcomeOverdue = meta.story({
  tags: ["in:register.outcomeUnknown.overdue"],
  args: { clock, overrides: noTrace },
  beforeEach: clock.reset,
  play: async (context) => {
    await afterSettling(context);
    await readUntil(context, "form[data-state=outcomeUnknown] [role=status] + button");
  },
});

/** Looked up: the server does not have this member, and can no longer execute the call. */
export const OutcomeNotRegistered = meta.story({
  tags: ["in:register.bank.entering"],
  args: { clock, overrides: [noCode, drop("accountRegister")] },
  beforeEach: clock.reset,
  play: async (context) => {
    await afterSettling(context);
    await readUntil(context, "form[data-state=bank]");
  },
});

export const Registered = meta.story({
  tags: ["in:register.registered"],
  parameters: pictures.flow,
  args: { overrides: [noCode] },
  play: submit,
});

/** The host is opening the login. */
export const Redirecting = meta.story({
  tags: ["in:register.redirecting"],
  args: { overrides: [noCode] },
  play: async (context) => {
    await submit(context);
    const login = await found(context.canvasElement, "form[data-state=registered] a");
    await context.userEvent.click(login);
  },
});
