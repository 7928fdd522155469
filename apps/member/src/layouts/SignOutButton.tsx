import { IconButton, LogoutIcon, useI18n } from "@satang/ui";
import { useSignOut } from "./use-sign-out.ts";

/** Signs the member out, and goes to the login. */
export function SignOutButton() {
  const { t } = useI18n();
  return (
    <IconButton label={t("app.nav.logout")} onClick={useSignOut()}>
      <LogoutIcon />
    </IconButton>
  );
}
