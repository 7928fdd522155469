import { useI18n } from "@satang/ui";
import { ProfileFlow } from "@satang/ui/flows/profile";
import { LocaleSwitch } from "@satang/ui/flows/session";
import { config } from "../config/config.ts";
import { useSignOut } from "../layouts/use-sign-out.ts";
import { useLocale } from "../locale/locale-context.ts";
import { modalHistory } from "../modals/modal-history.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import { ThemeChoice } from "../theme/ThemeChoice.tsx";

/** The member's own data, language and theme. */
export function ProfilePage() {
  const { t } = useI18n();
  const { change } = useLocale();
  const signOut = useSignOut();
  usePageTitle(t("app.title.profile"));
  const limits = config.protection !== false && {
    onLimits: () => modalHistory.leaveTo(paths.limits),
    onLimit: (limit: "deposit" | "time") =>
      modalHistory.open(limit === "deposit" ? "depositLimit" : "timeLimit"),
  };

  return (
    <ProfileFlow
      onChangePassword={() => modalHistory.open("changePassword")}
      onEdit={() => modalHistory.open("editProfile")}
      onSignOut={signOut}
      preferences={[
        { label: t("ui.language"), control: <LocaleSwitch onLocaleChange={change} /> },
        { label: t("app.theme.label"), control: <ThemeChoice /> },
      ]}
      {...limits}
    />
  );
}
