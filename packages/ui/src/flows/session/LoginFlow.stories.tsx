import { useSession } from "@satang/headless/session";
import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Heading } from "../../primitives/Heading/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { WalletPanel } from "../wallet/index.ts";
import { LoginFlow } from "./LoginFlow.tsx";
import { SessionGuard } from "./SessionGuard.tsx";

const nothing = () => undefined;

function Closed() {
  const { t } = useI18n();
  return (
    <Stack as="main" gap={4} align="center" style={{ padding: 32 }}>
      <Logo size={72} />
      <Heading level={1}>{t("app.terminated.title")}</Heading>
      <Text tone="muted" align="center">
        {t("app.terminated.text")}
      </Text>
    </Stack>
  );
}

/** The content that a host shows for each state of the session. */
function Screen() {
  const { state } = useSession();
  if (state === "terminated") return <Closed />;
  if (state !== "signedIn") return <LoginFlow onLocaleChange={nothing} />;
  return (
    <Stack as="main" style={{ padding: 16 }}>
      <WalletPanel onDeposit={nothing} onWithdraw={nothing} onTransfer={nothing} />
    </Stack>
  );
}

function Session(wallet: FakeWalletOptions) {
  return (
    <FakeWallet {...wallet}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Session/Login",
  component: Session,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

const signIn = async ({ canvasElement, userEvent }: StoryContext) => {
  await userEvent.click(await found(canvasElement, "[name=username]"));
  await userEvent.paste("0812345678");
  await userEvent.click(await found(canvasElement, "[name=password]"));
  await userEvent.paste("satang-demo");
  await userEvent.keyboard("{Enter}");
};

export const SignedOut = meta.story({
  tags: ["in:session.signedOut"],
  parameters: pictures.screen,
});

export const Missing = meta.story({
  tags: ["in:session.signedOut"],
  play: async ({ canvasElement, userEvent }) =>
    userEvent.click(await found(canvasElement, "[type=submit]")),
});

export const SigningIn = meta.story({
  tags: ["in:session.signingIn"],
  args: { overrides: [hang("sessionLogin")] },
  play: signIn,
});

export const Refused = meta.story({
  tags: ["in:session.signedOut"],
  args: { overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")] },
  play: signIn,
});

export const LostLine = meta.story({
  tags: ["in:session.signedOut"],
  args: { overrides: [drop("sessionLogin")] },
  play: signIn,
});

export const SignedIn = meta.story({ tags: ["in:session.signedIn"], play: signIn });

/** The server no longer recognises the token: the login shows the reason. */
export const Expired = meta.story({
  tags: ["in:session.expired"],
  args: {
    signedIn: true,
    overrides: [refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 })],
  },
});

/** The service ends the session while a member types: they log in over what they have typed. */
export const EndedOverContent = meta.story({
  tags: ["in:session.expired"],
  args: {
    signedIn: true,
    overrides: [refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 })],
  },
  render: (wallet) => (
    <FakeWallet {...wallet}>
      <ToastProvider>
        <SessionGuard visitor={<LoginFlow />}>
          <Stack as="main" style={{ padding: 16 }}>
            <WalletPanel onDeposit={nothing} onWithdraw={nothing} onTransfer={nothing} />
          </Stack>
        </SessionGuard>
      </ToastProvider>
    </FakeWallet>
  ),
});

/** The site has ended. */
export const Terminated = meta.story({
  tags: ["in:session.terminated"],
  args: { overrides: [reply("lookupActive", { terminated: "gone" })] },
});
