import type { StoryContext } from "@storybook/react-vite";
import preview from "../../../../../.storybook/preview.tsx";
import { drop, FakeWallet, hang, type Override, refuse } from "../../../test/fake-wallet.tsx";
import { LoginFlow } from "./LoginFlow.tsx";

interface Scene {
  overrides?: readonly Override[];
}

function Login({ overrides = [] }: Scene) {
  return (
    <FakeWallet overrides={overrides}>
      <LoginFlow onLocaleChange={() => undefined} />
    </FakeWallet>
  );
}

const meta = preview.meta({ title: "Flows/Session/Login", component: Login });

export const SignedOut = meta.story({});

const signIn = async ({ canvasElement, userEvent }: StoryContext) => {
  const [username, password] = ["username", "password"].map((name) =>
    canvasElement.querySelector(`[name=${name}]`),
  );
  if (!username || !password) throw new Error("The login lacks a field.");
  await userEvent.type(username, "0812345678");
  await userEvent.type(password, "satang-demo{Enter}");
};

export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [, submit] = canvas.getAllByRole("button");
    if (submit) await userEvent.click(submit);
  },
});

export const SigningIn = meta.story({ args: { overrides: [hang("sessionLogin")] }, play: signIn });

export const Refused = meta.story({
  args: { overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")] },
  play: signIn,
});

export const LostLine = meta.story({ args: { overrides: [drop("sessionLogin")] }, play: signIn });
