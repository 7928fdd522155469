import { useSession } from "@satang/headless/session";
import { IconButton, LogoutIcon, useI18n } from "@satang/ui";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../navigation/paths.ts";

/** Signs the member out, and goes to the login. */
export function SignOutButton() {
  const { t } = useI18n();
  const { actions } = useSession();
  const signOut = () => {
    actions.signOut();
    navigate(paths.login, { replace: true });
  };
  return (
    <IconButton label={t("app.nav.logout")} onClick={signOut}>
      <LogoutIcon />
    </IconButton>
  );
}
