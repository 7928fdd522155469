import type { StoryContext } from "@storybook/react-vite";
import preview from "../../../../../.storybook/preview.tsx";
import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  hang,
  refuse,
  reply,
} from "../../../test/fake-wallet.tsx";
import { RegisterFlow, type RegisterFlowProps } from "./RegisterFlow.tsx";

interface Scene extends FakeWalletOptions, Pick<RegisterFlowProps, "inviteCode"> {}

function Register({ inviteCode, ...wallet }: Scene) {
  return (
    <FakeWallet {...wallet}>
      <RegisterFlow
        onLocaleChange={() => undefined}
        {...(inviteCode === undefined ? {} : { inviteCode })}
      />
    </FakeWallet>
  );
}

const meta = preview.meta({ title: "Flows/Register", component: Register });

const noCode = reply("lookupRegisterOtp", { isActive: false });
const typed = {
  phone: "0812345678",
  otpCode: "409123",
  name: "สมชาย ใจดี",
  password: "satang-demo",
  confirmation: "satang-demo",
  bankCode: "KBANK",
  accountNo: "1234567890",
  firstName: "SOMCHAI",
  lastName: "JAIDEE",
};

type Field = keyof typeof typed;

async function fill({ canvasElement, userEvent }: StoryContext, ...fields: Field[]) {
  const find = (name: string) => canvasElement.querySelector<HTMLElement>(`[name=${name}]`);
  for (const name of fields) {
    for (let look = 0; look < 100 && !find(name); look++)
      await new Promise((done) => requestAnimationFrame(done));
    const field = find(name);
    if (!field) throw new Error(`The wizard shows no field ${name}.`);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, typed[name]);
    else await userEvent.type(field, typed[name]);
  }
  await userEvent.keyboard("{Enter}");
}

const toOtp = (context: StoryContext) => fill(context, "phone");
const toProfile = toOtp;
const toBank = async (context: StoryContext) => {
  await toProfile(context);
  await fill(context, "name", "password", "confirmation");
};
const submit = async (context: StoryContext) => {
  await toBank(context);
  await fill(context, "bankCode", "accountNo", "firstName", "lastName");
};

export const Phone = meta.story({});

export const PhoneRefused = meta.story({
  play: ({ userEvent, canvas }) => userEvent.type(canvas.getByRole("textbox"), "0812{Enter}"),
});

export const PhoneChecking = meta.story({
  args: { overrides: [hang("lookupRegisterOtp")] },
  play: toOtp,
});

export const PhoneSendingCode = meta.story({ args: { overrides: [hang("otpSend")] }, play: toOtp });

export const PhoneBlocked = meta.story({
  args: { overrides: [refuse("otpSend", "OTP_BLOCK")] },
  play: toOtp,
});

export const Otp = meta.story({ play: toOtp });

export const OtpVerifying = meta.story({
  args: { overrides: [hang("otpVerify")] },
  play: async (context) => {
    await toOtp(context);
    await fill(context, "otpCode");
  },
});

export const OtpWrong = meta.story({
  args: { overrides: [refuse("otpVerify", "OTP_CODE_INVALID")] },
  play: async (context) => {
    await toOtp(context);
    await fill(context, "otpCode");
  },
});

export const Profile = meta.story({ args: { overrides: [noCode] }, play: toProfile });

export const ProfileInvited = meta.story({
  args: { overrides: [noCode], inviteCode: "PR1001" },
  play: toProfile,
});

export const ProfileRefused = meta.story({
  args: { overrides: [noCode] },
  play: async (context) => {
    await toProfile(context);
    await fill(context, "password");
  },
});

export const ProfileValidating = meta.story({
  args: { overrides: [noCode, hang("accountValidate")] },
  play: toBank,
});

export const ProfileTaken = meta.story({
  args: { overrides: [noCode, refuse("accountValidate", "EXISTING_USER")] },
  play: toBank,
});

export const Bank = meta.story({ args: { overrides: [noCode] }, play: toBank });

export const BankLao = meta.story({
  args: { overrides: [noCode], edition: "lao" },
  play: toBank,
});

export const BankListFailed = meta.story({
  args: { overrides: [noCode, drop("lookupBanks")] },
  play: toBank,
});

export const BankSubmitting = meta.story({
  args: { overrides: [noCode, hang("accountRegister")] },
  play: submit,
});

export const BankTaken = meta.story({
  args: { overrides: [noCode, refuse("accountRegister", "EXISTING_BANK")] },
  play: submit,
});

export const OutcomeUnknown = meta.story({
  args: { overrides: [noCode, drop("accountRegister")] },
  play: submit,
});

export const Registered = meta.story({ args: { overrides: [noCode] }, play: submit });
