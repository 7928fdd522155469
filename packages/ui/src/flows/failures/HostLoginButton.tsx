import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";

/** The way on of a message that only a member can go on: the log-in of the host. */
export function HostLoginButton({ onLogin }: { readonly onLogin: () => Promise<void> }) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const login = async () => {
    setBusy(true);
    try {
      await onLogin();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="small" loading={isBusy} onClick={() => void login()}>
      {t("session.submit")}
    </Button>
  );
}
