import { money, statementRow } from "@satang/story-kit/fake-money";
import { FakeWallet, type FakeWalletOptions } from "@satang/story-kit/fake-wallet";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { RegisterFlow } from "../register/index.ts";
import { LoginFlow } from "../session/index.ts";
import { StatementFlow } from "../statement/index.ts";
import { FlowContainer, type FlowContainerProps } from "./FlowContainer.tsx";

const nothing = () => undefined;

function Container({
  open,
  onOpenChange,
  presentation,
  children,
  ...wallet
}: FakeWalletOptions & FlowContainerProps) {
  return (
    <FakeWallet {...wallet}>
      <ToastProvider>
        <FlowContainer open={open} onOpenChange={onOpenChange} presentation={presentation}>
          {children}
        </FlowContainer>
      </ToastProvider>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Container",
  component: Container,
  beforeEach: holdTime,
  parameters: pictures.flow,
  args: { open: true, onOpenChange: nothing },
});

const statement = {
  signedIn: true,
  overrides: [...money(500), statementRow("deposit"), statementRow("withdraw")],
  children: <StatementFlow onSlips={nothing} />,
};

export const Statement = meta.story({ args: statement, parameters: pictures.screen });

export const StatementInline = meta.story({ args: { ...statement, presentation: "inline" } });

export const Login = meta.story({
  args: { children: <LoginFlow onLocaleChange={nothing} /> },
  parameters: pictures.screen,
});

export const Register = meta.story({
  args: { children: <RegisterFlow onLocaleChange={nothing} /> },
  parameters: pictures.screen,
});
