import { depositedNow, keptProtection } from "@satang/story-kit/fake-protection";
import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  hang,
  refuse,
} from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { LocaleSwitch } from "../session/LocaleSwitch.tsx";
import { ChangePasswordFlow, EditProfileFlow, ProfileFlow } from "./index.ts";

interface Scene extends FakeWalletOptions {
  /** The form that is open. */
  form?: "password" | "edit";
}

function Profile({ form: first, ...wallet }: Scene) {
  const [form, setForm] = useState(first);
  const close = () => setForm(undefined);
  const { t } = useI18n();
  return (
    <FakeWallet signedIn protection={{}} {...wallet}>
      <Stack as="main" style={{ padding: 16 }}>
        <ProfileFlow
          onChangePassword={() => setForm("password")}
          onEdit={() => setForm("edit")}
          onSignOut={() => undefined}
          onLimits={() => undefined}
          onLimit={() => undefined}
          preferences={[
            { label: t("ui.language"), control: <LocaleSwitch onLocaleChange={() => undefined} /> },
          ]}
        />
      </Stack>
      <ChangePasswordFlow open={form === "password"} onOpenChange={close} />
      <EditProfileFlow open={form === "edit"} onOpenChange={close} />
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Profile",
  component: Profile,
  beforeEach: holdTime,
  parameters: pictures.states,
});

/** Fills in the three passwords and saves; the form is a portal, so it is in the document. */
const savePasswords =
  (old: string, next: string, again: string) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const { ownerDocument } = canvasElement;
    const typed = { oldPassword: old, newPassword: next, confirmation: again };
    for (const [field, text] of Object.entries(typed)) {
      const input = await found(ownerDocument, `[role=dialog] input[name=${field}]`);
      if (text) await userEvent.type(input, text);
    }
    await userEvent.click(await found(ownerDocument, "[role=dialog] [type=submit]"));
  };

const HOUR = 3_600_000;

/** Own limits, with what is used of them today. */
export const Ready = meta.story({
  parameters: pictures.screen,
  args: {
    stored: keptProtection({
      played: 45,
      deposit: { value: 5_000_00, next: null },
      time: { value: 2 * HOUR, next: null },
    }),
    overrides: [depositedNow(500)],
  },
  play: async ({ canvasElement }) => {
    await found(canvasElement, "[data-part=limit]");
  },
});

/** No limit is set. */
export const WithoutLimits = meta.story({
  args: { stored: keptProtection({ played: 45 }) },
  play: async ({ canvasElement }) => {
    await found(canvasElement, "[data-part=limit]");
  },
});

export const Loading = meta.story({ args: { overrides: [hang("accountProfile")] } });

export const Offline = meta.story({
  args: { overrides: [drop("accountProfile")] },
  play: waitForError,
});

export const ReadFailed = meta.story({
  args: { overrides: [refuse("accountProfile", "NO_DATA")] },
  play: waitForError,
});

export const ChangePassword = meta.story({
  args: { form: "password" },
  parameters: pictures.flow,
});

/** Nothing is sent. */
export const PasswordsDiffer = meta.story({
  args: { form: "password" },
  play: savePasswords("satang-demo", "one", "two"),
});

/** Nothing is sent. */
export const PasswordsRequired = meta.story({
  args: { form: "password" },
  play: savePasswords("", "", ""),
});

export const PasswordSaving = meta.story({
  args: { form: "password", overrides: [hang("accountChangePassword")] },
  play: savePasswords("satang-demo", "one", "one"),
});

export const PasswordWrong = meta.story({
  args: { form: "password", overrides: [refuse("accountChangePassword", "WRONG_PASSWORD")] },
  play: savePasswords("satang", "one", "one"),
});

/** The reply was lost: the password may be changed already. */
export const PasswordUnanswered = meta.story({
  args: { form: "password", overrides: [drop("accountChangePassword")] },
  play: savePasswords("satang-demo", "one", "one"),
});

export const PasswordSaved = meta.story({
  args: { form: "password" },
  play: savePasswords("satang-demo", "one", "one"),
});

export const Edit = meta.story({ args: { form: "edit" } });

export const EditRefused = meta.story({
  args: { form: "edit", overrides: [refuse("accountUpdateProfile", "EXISTING_BANK")] },
  play: async ({ canvasElement, userEvent }) =>
    userEvent.click(await found(canvasElement.ownerDocument, "[role=dialog] [type=submit]")),
});
