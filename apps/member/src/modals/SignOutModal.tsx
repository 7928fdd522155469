import { AlertDialog, useI18n } from "@satang/ui";
import type { AppModalProps } from "./modal.types.ts";
import { useSignOutNow } from "./use-sign-out-now.ts";

/** The question before a logout while an order has no known outcome. */
export function SignOutModal(props: AppModalProps) {
  const { t } = useI18n();
  return (
    <AlertDialog
      {...props}
      title={t("money.signOut.title")}
      description={t("money.signOut.text")}
      cancelLabel={t("money.signOut.stay")}
      confirmLabel={t("app.nav.logout")}
      afterConfirm="stay"
      onConfirm={useSignOutNow()}
    />
  );
}
